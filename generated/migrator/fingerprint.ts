// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "b7ddd033f322ea495674c606f913a6cbc2ec0dec3cde97a51127ed04bbe92d3b",
  parts: {},
  command: "npm run generate",
};
