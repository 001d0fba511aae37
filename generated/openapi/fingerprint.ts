// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "8736feac5169a529bc35d5f092859c9d11c5edfc3c8e4fcf6c0cecc4e2386a58",
  parts: {},
  command: "npm run generate",
};
