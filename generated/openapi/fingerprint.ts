// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "fc2f30d7dabda4e6ad6f4a30d9b5f106ff10b8ef682c83313b94c2abfeac28be",
  parts: {},
  command: "npm run generate",
};
