// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "54170f43b2ae94496c9369b6b7eedfc77140813a0649ad3d572d8c4e34ec294d",
  parts: {},
  command: "npm run generate",
};
