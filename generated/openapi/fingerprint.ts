// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "3f0853f25d80c8d3ee6a31ca036dfb68a65ed8f6b727ba91679f1b714b9fbe4c",
  parts: {},
  command: "npm run generate",
};
