// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "b2c9245fc6a153ca8330ec740be4fedfe6f6a6ddc3ad30f4501a3156837549d4",
  parts: {},
  command: "npm run generate",
};
