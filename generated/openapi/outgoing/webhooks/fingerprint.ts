// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "572df0c7d5554821669f637aa63cbfb562094e3a741d856dfebb06c6e6e1148b",
  parts: {},
  command: "npm run generate",
};
