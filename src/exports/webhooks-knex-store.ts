export * from "@segmark/webhooks/knex-store";
