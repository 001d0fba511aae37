export * from "@segmark/webhooks/methods";
