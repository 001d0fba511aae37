// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "a7bd0afa9355d578290a2ba20713f20bba9e5a6805e5a871cfc9c61a84f5d2c5",
  parts: {},
  command: "npm run generate",
};
