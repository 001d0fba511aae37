// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "8c2abb121f96533ad0f5aa1d332a5f6ce51e479eb257524fe7695b1dbf9678e0",
  parts: {},
  command: "npm run generate",
};
