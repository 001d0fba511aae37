// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "b95ac41185c98418d81865b0b1cebd0359144072daa7a4ea67b7f4428fece9ed",
  parts: {},
  command: "npm run generate",
};
