// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "7ce55e7abcd9bd4c55d029fb77347a4f2a64b052f55473b25b9aa370a1cbc65e",
  parts: {},
  command: "npm run generate",
};
