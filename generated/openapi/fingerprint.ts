// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "75eb66c599923755b3c2a9ccb4c7541105ba3eb4bc5e5d3e34a4e9c7e2b29eed",
  parts: {},
  command: "npm run generate",
};
