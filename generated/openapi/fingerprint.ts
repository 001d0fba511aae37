// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "ea4622e9c09cabbc487070bd79d22fe5068b374acfd1a865ec237aeb3f5f76d2",
  parts: {},
  command: "npm run generate",
};
