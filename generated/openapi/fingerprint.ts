// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "4c43f49619b5070d045e0151ff9b10c85a631037e6564f264f9af707868023fa",
  parts: {},
  command: "npm run generate",
};
