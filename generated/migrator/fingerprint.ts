// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "bf677353113e53faf20d63856f658e0a4fb2b03ffa837936cca7974ee955c8b2",
  parts: {},
  command: "npm run generate",
};
