// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "fb35c86acfbad1694a6f2fa44aaffd61043bc6735348a230425c8ae3ab753132",
  parts: {},
  command: "npm run generate",
};
