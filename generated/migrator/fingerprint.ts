// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "8974f7daf4bde15d4f2885ab18c06c7bac855378ac1ea1daaf388d2b68cea9eb",
  parts: {},
  command: "npm run generate",
};
