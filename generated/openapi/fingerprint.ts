// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "33d27b80af05fdf1c7db52c6a971174702de9c85e37f16fa9447543a82fa7feb",
  parts: {},
  command: "npm run generate",
};
