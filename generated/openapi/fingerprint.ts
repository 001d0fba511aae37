// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "fa887fdd3de4ac13eeb290b5b7484759631b62b72cbc199a54fe85ed9c4c1e37",
  parts: {},
  command: "npm run generate",
};
