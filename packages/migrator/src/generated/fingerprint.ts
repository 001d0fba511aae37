// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "1f0bc480780deffe0b1c64674f175d89fbbdd0d2ca34e7014f3cf12baa72f16f",
  parts: {},
  command: "npm run generate",
};
