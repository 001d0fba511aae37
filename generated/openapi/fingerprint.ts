// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "3632dbafa7b4b666addf7b865f2612b272330715414af4d483306e8fc7b850b9",
  parts: {},
  command: "npm run generate",
};
