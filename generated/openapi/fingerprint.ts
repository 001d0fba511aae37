// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "243e783d6fc515fcd86c5d8837e457e4576b5b47200cf89e1caa7b68ae135cb3",
  parts: {},
  command: "npm run generate",
};
