// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "616a91719f80e8d2c92aff594f432a065a310e3e266122715fcef25b92ecce09",
  parts: {},
  command: "npm run generate",
};
