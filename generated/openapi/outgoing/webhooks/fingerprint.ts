// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "112c70adbbbea5e7959c46ba2ea2284be3b9b4de8df11ba0e061c37f24780497",
  parts: {},
  command: "npm run generate",
};
