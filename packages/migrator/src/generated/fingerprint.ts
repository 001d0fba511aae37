// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "4e6ff0557c2779cd3dd766dd47e97681e8a9493d9a886f39b7574e04bdd33ce9",
  parts: {},
  command: "npm run generate",
};
