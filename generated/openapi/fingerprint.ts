// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "d8ea82d737a7447f15c3a53376adbb126da9ec234e0a79a28ca413075f3d4240",
  parts: {},
  command: "npm run generate",
};
