// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/migrator.yaml",
  sha256: "fc92a22e4309e9e94fcf117a2a96f0002d83bf4eb1452f9411a840566e56f51e",
  parts: {},
  command: "npm run generate",
};
