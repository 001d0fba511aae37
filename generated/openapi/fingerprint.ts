// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "fe77310247f90bdaff2ac12d9b4724479cfd01f48addf53d6f74eeeedd8917fd",
  parts: {},
  command: "npm run generate",
};
