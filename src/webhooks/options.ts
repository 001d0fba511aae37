import type { EmitterWebhookEvent } from "./events/event-types.ts";
import type { Hooks } from "./observability/hooks.ts";
import type { Log } from "./observability/log.ts";

export type SecretOptions = {
  /** The secret configured at the host. Used for signing, and tried first. */
  secret: string;
  /** Tried after `secret`, in this order: the previous ones during rotation. */
  additionalSecrets?: readonly string[];
};

export type EventHandlerOptions<TTransformed = unknown> = {
  /** Runs once before each handler, including those of onAny. Its return value replaces the event: return the event, extended. */
  transform?: (event: EmitterWebhookEvent) => TTransformed | PromiseLike<TTransformed>;
  /** Default: warnings and errors go to the console. Missing methods are added to this object. */
  log?: Partial<Log>;
  /**
   * Milliseconds the handlers of one delivery may take together. Then `signal` aborts and the delivery fails with DeliveryTimeoutError; handlers
   * still running are no longer awaited. Default 600 000; Infinity disables it.
   */
  timeLimit?: number;
  hooks?: Hooks;
};

export type WebhooksOptions<TTransformed = unknown> = SecretOptions &
  EventHandlerOptions<TTransformed> & {
    /** Reject payloads that do not match spec/webhook-events.yaml, naming the location. Default false. */
    validate?: boolean;
    /** Let `verify` accept all secrets, not only the first. Default false. */
    verifyWithAllSecrets?: boolean;
  };
