// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "6d2ed21648af125b255d9f2b1f66c81c697c61d793244a16ba6a3629cc133d36",
  parts: {},
  command: "npm run generate",
};
