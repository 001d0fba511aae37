// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "3edb10a884145550e4ec9d461c61eead610d68ccf9a4de67a70b997a074c1a71",
};
