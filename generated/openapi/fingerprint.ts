// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "0d4a79e0e904041efcd26d131f19b28eb9b1274e82c7fe148764e327c64f1a4a",
  parts: {},
  command: "npm run generate",
};
