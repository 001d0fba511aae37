export * from "@segmark/openapi/node";
