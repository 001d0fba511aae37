export * from "@segmark/openapi";
