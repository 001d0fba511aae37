// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "2708cb67d7bae2940e2f91dbbb93f962c929b7d214c012b14aac4e49fd212ea4",
  parts: {},
  command: "npm run generate",
};
