export * from "@segmark/openapi/validation";
