// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "c00b882def6d67aa3ef5357749496c5f83364c2a51dbc3188424ca7e0dc81a75",
  parts: {},
  command: "npm run generate",
};
