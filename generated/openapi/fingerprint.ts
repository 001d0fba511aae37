// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "d3e6a19d9ae0bde39979a0c24acbf34ac5a894ff1307a58fec0784a72d02a7e3",
  parts: {},
  command: "npm run generate",
};
