export * from "@segmark/webhooks/standard";
