export * from "@segmark/webhooks/proxy";
