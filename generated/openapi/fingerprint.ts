// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "e1422d47255d0c89c52e1c7e344e76c075ca34114f61d5f81e163b98754da6d7",
  parts: {},
  command: "npm run generate",
};
