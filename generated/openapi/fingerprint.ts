// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "dbd204952ae467f0c21983189c0579ab8b013f6c55f941c05485beba3bfe4e63",
  parts: {},
  command: "npm run generate",
};
