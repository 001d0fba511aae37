import { stored } from "./stored.ts";

/** The local user id, the secret of who uses these pages. It is sent in the header X-User-ID and nowhere else. */
export const userId = stored("segmark.userId", () => localStorage);

/** Tokens of the operator, which end with the tab. They are sent as `Authorization: Bearer`. */
export const operatorTokens = {
  metrics: stored("segmark.metricsToken", () => sessionStorage),
  webhooks: stored("segmark.webhookToken", () => sessionStorage),
  migrator: stored("segmark.migratorToken", () => sessionStorage),
};
