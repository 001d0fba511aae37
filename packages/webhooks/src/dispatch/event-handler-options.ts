import type { EmitterWebhookEvent } from "../events/event-types.ts";
import type { OptionNames } from "../known-options.ts";
import type { Hooks } from "../observability/hooks.ts";
import type { Log } from "../observability/log.ts";

export type EventHandlerOptions<TTransformed = unknown> = {
  /**
   * Runs once before each handler, including those of onAny. Its return value replaces the event: return the event,
   * extended.
   */
  transform?: (event: EmitterWebhookEvent) => TTransformed | PromiseLike<TTransformed>;
  /** Default: warnings and errors go to the console. Missing methods are added to this object. */
  log?: Partial<Log>;
  /**
   * Milliseconds the handlers of one delivery may take together. Then `signal` aborts and the delivery fails with
   * DeliveryTimeoutError; handlers still running are no longer awaited. Default 600 000; Infinity disables it.
   */
  timeLimit?: number;
  hooks?: Hooks;
};

export const eventHandlerNames = {
  transform: true,
  log: true,
  timeLimit: true,
  hooks: true,
} satisfies OptionNames<EventHandlerOptions>;
