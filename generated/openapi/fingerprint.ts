// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "6d977626a29c5224f527403aad1cc0aef464cf46605293c03ca80bae686c8d16",
  parts: {},
  command: "npm run generate",
};
