export * from "@segmark/webhooks";
