// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "bb1034b8ffabee5138870884e57f2b095aadb935268add20aad96eb28ad6720b",
  parts: {},
  command: "npm run generate",
};
