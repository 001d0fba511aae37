// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "46cdf8aa5ba64a6d0b0612e450274e1ec0adc0feb218f416d2ab202825b9ba7b",
};
