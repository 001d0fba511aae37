export * from "@segmark/webhooks/validate";
