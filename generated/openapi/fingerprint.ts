// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "340967bb4b4b18edc371261a9bd68084be9f45e673ea8d05fc9a2e70254f517d",
  parts: {},
  command: "npm run generate",
};
