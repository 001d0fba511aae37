// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "c9e50ba3c42e67b3730e5fdce16169fb532302329e42226e72e2216af630368d",
  parts: {},
  command: "npm run generate",
};
