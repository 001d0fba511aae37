// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "0d4fe04decc0d8bfcd710e0259f6368e9396e0a2c207390151821cefa8600118",
  parts: {},
  command: "npm run generate",
};
