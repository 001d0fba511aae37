// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "33c4b35d3f3e5faa180291756706ffa640b9fcff74399a1c02850711000d1288",
  parts: {},
  command: "npm run generate",
};
