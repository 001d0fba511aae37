// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "907938f70dc702dfd416ceac11685806496491e931fb6354f80754f88508c34a",
  parts: {},
  command: "npm run generate",
};
