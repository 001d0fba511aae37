// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "be39672aa41a2278adfd00e40e91a624c555adb160290258cbb6f5b3134b4f9a",
  parts: {},
  command: "npm run generate",
};
