// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "33c2eb614e0a53f63561799b04bb5245ee2575cfdd6e01e92bc97d12b60bcf6c",
  parts: {},
  command: "npm run generate",
};
