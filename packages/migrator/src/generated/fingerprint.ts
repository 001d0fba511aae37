// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "b7428553f944ea36c235745ec797998ed3e6db865290544e9881f92c68b001fc",
  parts: {},
  command: "npm run generate",
};
