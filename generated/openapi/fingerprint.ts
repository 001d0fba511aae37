// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "3d43259c9ed0b1bff81737c7938154f45bb37f6d5232fdec121a61d86d9bd65e",
  parts: {},
  command: "npm run generate",
};
