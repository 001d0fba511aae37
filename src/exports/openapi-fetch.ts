export * from "@segmark/openapi/fetch";
