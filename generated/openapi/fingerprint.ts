// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "a61856241c1cdc7f90898b5185a90f2a93b5d482a994a4d95e0b89b45d24d822",
  parts: {},
  command: "npm run generate",
};
