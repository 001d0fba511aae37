// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "41641b708d8ed18a4a28b151d9b3fdd6b7b8c57baaec0ddea4d0c288f788c38c",
  parts: {},
  command: "npm run generate",
};
