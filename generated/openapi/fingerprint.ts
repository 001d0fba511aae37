// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "5f7802c5f6599559373a76f6a9ec67d2fad85e2ce59f4f1ea845a35cf4bba3c0",
  parts: {},
  command: "npm run generate",
};
