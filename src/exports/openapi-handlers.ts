export * from "@segmark/openapi/handlers";
