import type { Operation } from "@segmark/openapi/internal/operation/operation";
import type { Inbox } from "@segmark/webhooks/internal/inbox/inbox";
import type { Logger } from "pino";
import { operations } from "../../../generated/openapi/operations.js";
import { type Config, ConfigError } from "../../config/config.ts";
import type { Stores } from "../../storage/stores.ts";
import type { Gauges } from "../metrics/metrics.ts";
import type { RegisterHandlers, WebhookParts } from "./webhook-service.ts";

type Deliveries = Readonly<{ inbox: Inbox; gauges: Gauges; receiveWebhook: Operation }>;

type Parts = Pick<WebhookParts, "now" | "onAttempt"> &
  Readonly<{ config: Config; stores: Stores<"webhookInbox">; log: Logger; register: RegisterHandlers | undefined }>;

/**
 * The webhook endpoint of the service; undefined, and not even loaded, without `WEBHOOK_SECRET`.
 * @throws ConfigError when handlers are given without a secret, or cannot be loaded
 */
export async function createDeliveries(parts: Parts): Promise<Deliveries | undefined> {
  const { config, stores, log, now, onAttempt, register } = parts;
  if (config.webhooks === undefined) {
    if (register === undefined) return undefined;
    throw new ConfigError("WEBHOOK_SECRET: expected a secret, because handlers of webhooks are given");
  }
  const { createWebhookService, deliveryGauges, receivedAs } = await import("./webhook-service.ts");
  const stopTimeoutMs = config.stopTimeoutSeconds * 1000;
  const store = stores.webhookInbox;
  return {
    inbox: await createWebhookService({ config: config.webhooks, store, log, now, stopTimeoutMs, onAttempt, register }),
    gauges: deliveryGauges(store, now),
    receiveWebhook: receivedAs(operations.receiveWebhook, config.webhooks.headers),
  };
}
