// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "5ec784c712a5cd2ef27603c8e2af16365fc7d58706b86e979aa2abbad2c447c9",
  parts: {},
  command: "npm run generate",
};
