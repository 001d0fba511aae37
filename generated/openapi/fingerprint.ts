// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "459bc5794a4b265feda1939a7bce415099a66b5b9fd2d4304452d1366076528b",
  parts: {},
  command: "npm run generate",
};
