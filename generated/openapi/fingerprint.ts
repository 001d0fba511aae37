// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "8d970ec5d8c0f522c4a3fc98a86e2a94a5f35011f7464418f9ba5ebba9bc29e2",
  parts: {},
  command: "npm run generate",
};
