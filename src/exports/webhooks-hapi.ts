export * from "@segmark/webhooks/hapi";
