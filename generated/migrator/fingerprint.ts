// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "2ed09f1769260da27a8fa6a0a942b9a87d15e44d5c0d6951bd4a861936610ab4",
};
