export * from "@segmark/openapi/send";
