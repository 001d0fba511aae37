// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "6a5db0cc69ac2130bc5d1a02d6894a7f0ee0fec7f0651b50f54fe68b3fb01f5f",
  parts: {},
  command: "npm run generate",
};
