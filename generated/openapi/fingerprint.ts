// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "9b75d28f9393d7e66300cef486a08f6c54c26b024a9537e46c0df3ac6befea1e",
  parts: {},
  command: "npm run generate",
};
