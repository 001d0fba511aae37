// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "704969573170f81a850ca1139526769e3c00b8f3191094a45c31d9395e143865",
  parts: {},
  command: "npm run generate",
};
