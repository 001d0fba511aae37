// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "18f0224d9f5ce0403cb6aa81674fa3cbccc04a125d0dc9526435e55c0b2ff9c6",
  parts: {},
  command: "npm run generate",
};
