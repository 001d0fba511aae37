// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "2dc374e599d8d3a3bc4be056c6e1dea91f7a27bf10797b881420389ba2140778",
  parts: {},
  command: "npm run generate",
};
