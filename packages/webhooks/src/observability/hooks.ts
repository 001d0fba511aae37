import { guarded, type Log } from "./log.ts";

/**
 * Hooks around deliveries, for metrics and traces. They receive no payload and no secret. A hook that throws is logged
 * and has no other effect.
 */
export type Hooks = {
  observe?: (observation: Observation) => void;
  /**
   * Wraps the handlers of one delivery, if it has any: start a span, call `next` before anything asynchronous, end the
   * span when it settles. `next` rejects with the WebhookError of a failed delivery. Handlers run in any case, and the
   * delivery does not wait for this hook.
   */
  trace?: (event: TracedEvent, next: () => Promise<void>) => Promise<void>;
};

export type TracedEvent = Readonly<{ id: string; name: string; action: string | undefined }>;

export type RefusalReason =
  | "signature"
  | "json"
  | "payload"
  | "headers"
  | "media_type"
  | "size"
  | "busy"
  | "duplicate"
  | "body";

export type Observation = Readonly<
  /** `secret` is the index of the matching secret: 0 for `secret`, 1 and up for `additionalSecrets`. */
  | { type: "verified"; id: string; name: string; secret: number }
  | { type: "refused"; id: string; name: string; reason: RefusalReason }
  | (Handled & { type: "handled" })
  | (Handled & { type: "failed"; failures: number })
>;

type Handled = { id: string; name: string; action: string | undefined; handlers: number; milliseconds: number };

/** Notifies the `observe` hook, if any. */
export function observe({ hooks, log }: Readonly<{ hooks: Hooks; log: Log }>, observation: Observation): void {
  if (hooks.observe === undefined) return;
  guarded(log, "The hook observe failed.", () => hooks.observe?.(observation));
}

/**
 * Runs `run` exactly once, inside the `trace` hook if there is one.
 * @throws only what `run` throws; errors of the hook itself are logged
 */
export function traced(
  { hooks, log }: Readonly<{ hooks: Hooks; log: Log }>,
  event: TracedEvent,
  run: () => Promise<void>,
): Promise<void> {
  if (hooks.trace === undefined) return run();
  let running: Promise<void> | undefined;
  const next = (): Promise<void> => {
    running ??= run();
    return running;
  };
  guarded(log, "The hook trace failed.", async () => {
    try {
      await hooks.trace?.(event, next);
    } catch (reason) {
      const failure = await next().catch((error: unknown) => error);
      // A hook that rethrows the failure of the delivery has not failed itself.
      if (reason !== failure) throw reason;
    }
  });
  return next();
}
