// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "59d55a3eb539f63fb017bda01ebd441c8a098cead253c096fd39e70c3f53e38c",
  parts: {},
  command: "npm run generate",
};
