// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "4824d1e38c4e6142ae8e15c5572d4739b862ee3839e2f0ac5b20f6ff396d8aea",
  parts: {},
  command: "npm run generate",
};
