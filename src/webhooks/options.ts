import type { EmitterWebhookEvent } from "./event-types.ts";
import type { Hooks } from "./hooks.ts";
import type { Log } from "./log.ts";

export type SecretOptions = {
  /** The one that is configured at the host. Signs, and is tried first. */
  secret: string;
  /** Tried after `secret`, in this order: the old ones while they are exchanged. */
  additionalSecrets?: readonly string[];
};

export type EventHandlerOptions<TTransformed = unknown> = {
  /** Runs before each handler, once for each, onAny included. What it answers replaces the event: answer the event, extended. */
  transform?: (event: EmitterWebhookEvent) => TTransformed | PromiseLike<TTransformed>;
  /** Default: warnings and errors go to the console. What is missing is added to this object. */
  log?: Partial<Log>;
  /**
   * Milliseconds the handlers of one delivery may take together. Then `signal` aborts and the delivery fails with DeliveryTimeoutError;
   * whatever still runs is no longer waited for. Default 600 000; Infinity switches it off.
   */
  timeLimit?: number;
  hooks?: Hooks;
};

export type WebhooksOptions<TTransformed = unknown> = SecretOptions &
  EventHandlerOptions<TTransformed> & {
    /** Refuse payloads that do not fit spec/webhook-events.yaml, naming the place. Default false. */
    validate?: boolean;
    /** Let `verify` accept every secret and not only the first. Default false. */
    verifyWithAllSecrets?: boolean;
  };
