// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const specification = {
  file: "spec/openapi.yaml",
  sha256: "b6db5e38bcf84c132c60b4febc7a447a8e0af61ff3471415187702592118c576",
};
