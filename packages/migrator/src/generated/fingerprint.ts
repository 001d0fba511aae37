// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "af53d93be807629d2699154c5628242e40acec9a639551502aa0aec07cf94e6a",
  parts: {},
  command: "npm run generate",
};
