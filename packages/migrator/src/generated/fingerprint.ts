// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "11112c387f4a62a2059fcfceba123596cd38f34e636d31f67c2d3545a1b045b1",
  parts: {},
  command: "npm run generate",
};
