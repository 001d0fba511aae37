// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "dc34f7b5c5050df9bd1ede46906003bd9528fc7d82bf0941463c1c0f6c65cbee",
  parts: {},
  command: "npm run generate",
};
