// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "8e671528d157e6310c0b318303a40075a7a046b19ee5a158cb6f7e6d9dfa0779",
  parts: {},
  command: "npm run generate",
};
