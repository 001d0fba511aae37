// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "57e718cd899090b5932948f27cc06f16e43f7be947c0621bc3a1c79e3db216ea",
  parts: {},
  command: "npm run generate",
};
