// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "9d138fd6fee9e7545b2b71204f5f6ed7b4fd8ac2f21ff50ce41500add6d42247",
  parts: {},
  command: "npm run generate",
};
