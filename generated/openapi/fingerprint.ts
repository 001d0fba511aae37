// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "22fb507ef4028f9886012c678b2f5ef9ce94a56ec44ffddd3a4160b117459c42",
  parts: {},
  command: "npm run generate",
};
