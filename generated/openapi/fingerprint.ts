// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "e30464c8dc6d33d0b9ed30e3c8644f14c472efc2ddcc3ef208a6a79f8897dbde",
  parts: {},
  command: "npm run generate",
};
