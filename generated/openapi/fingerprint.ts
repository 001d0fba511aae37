// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "664f41c1e8fdfdf3521dcc2b398e1d5b021f6c37c5889edb219a44b0bc0929f7",
  parts: {},
  command: "npm run generate",
};
