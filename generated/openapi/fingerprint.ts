// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "d366b61722997cb80b3724dd5be5c642c11e34bbe5d78b377522eb7982434fe7",
  parts: {},
  command: "npm run generate",
};
