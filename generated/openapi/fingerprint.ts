// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "513f26095681910b8fac63ca235e25f2b809b3aeb80078818f57827cc93ec665",
  parts: {},
  command: "npm run generate",
};
