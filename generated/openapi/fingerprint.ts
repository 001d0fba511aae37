// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "7a201fd7a8391b59d02a1df8e52bff8f8b8b33851fc8558a045f6be8789efac2",
  parts: {},
  command: "npm run generate",
};
