// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "a9e0cb94b7e142c75ba44ddb99777bd4afb34f69a83d893ab73fc1dd993beef9",
  parts: {},
  command: "npm run generate",
};
