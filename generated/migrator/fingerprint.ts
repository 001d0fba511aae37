// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "2e63ed69e1290ea6443063d8a7d0d8b5e464f6de7c9e83653edb5a376128ed3a",
};
