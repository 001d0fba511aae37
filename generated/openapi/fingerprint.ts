// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "2aac9831227655151706b677faeb1096d504a5a7c409dcfbfb1844541ea5eddd",
};
