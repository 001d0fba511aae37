// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "2588d32780edeef4404f2d3d163a113ed5efde9c969586308f77c3eda2e0be1c",
  parts: {},
  command: "npm run generate",
};
