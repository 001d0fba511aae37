// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "e238c4ad2e44361e96b41646633df83b16661e1a09d5e8acf475d3d6fe14b2f5",
  parts: {},
  command: "npm run generate",
};
