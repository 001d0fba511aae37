// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "aeb286deb22e7960cfc5984c1ef783b45b51176120db2752d5e5a0560d6279c7",
  parts: {},
  command: "npm run generate",
};
