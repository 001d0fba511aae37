// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "dad032dcc27458e1cdebf0d01d48b46ccddc656a2c76e6a95e004e9328584aed",
  parts: {},
  command: "npm run generate",
};
