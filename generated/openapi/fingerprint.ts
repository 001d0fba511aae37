// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "84f3cf649bbcfb0d679ab8801e29e58f33728e94285665913036ed1fdf08e8f7",
  parts: {},
  command: "npm run generate",
};
