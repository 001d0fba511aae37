// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "eecde7ba0278397d768bffcb37d7de21d8bf819f2b19dd1f1d6d71a8e4c952df",
  parts: {},
  command: "npm run generate",
};
