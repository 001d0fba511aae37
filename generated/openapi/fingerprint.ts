// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "ab29c2060893ab646c5108f37e3fa9411b33e4592b39ed2edeeb09535d1d92be",
  parts: {},
  command: "npm run generate",
};
