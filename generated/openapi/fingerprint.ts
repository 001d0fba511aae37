// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "97567685952a91beb55ebb79a9a4affa8f2eb348c46345eaee2627df3f133d43",
  parts: {},
  command: "npm run generate",
};
