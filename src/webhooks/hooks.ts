import { guarded, type Log } from "./log.ts";

/** What happens around deliveries, for metrics and traces. They get no payload and no secret. One that throws is logged and changes nothing. */
export type Hooks = {
  observe?: (observation: Observation) => void;
  /**
   * Runs around the handlers of one delivery, if it has any: start a span, call `next` before anything asynchronous, end the span when it settles.
   * `next` rejects with the WebhookError of a failed delivery. Handlers run in any case, and the delivery does not wait for this.
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
  /** `secret` is the index of the one that fitted: 0 is `secret`, from 1 on `additionalSecrets`. */
  | { type: "verified"; id: string; name: string; secret: number }
  | { type: "refused"; id: string; name: string; reason: RefusalReason }
  | (Handled & { type: "handled" })
  | (Handled & { type: "failed"; failures: number })
>;

type Handled = { id: string; name: string; action: string | undefined; handlers: number; milliseconds: number };

/** Tells whoever observes. */
export function observe({ hooks, log }: Readonly<{ hooks: Hooks; log: Log }>, observation: Observation): void {
  if (hooks.observe === undefined) return;
  guarded(log, "The hook observe failed.", () => hooks.observe?.(observation));
}

/**
 * Runs `run` once, inside of the hook `trace` if there is one.
 * Errors  only those of `run`; what the hook adds goes to the log
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
      // A hook that passes on how the delivery ended did nothing wrong.
      if (reason !== failure) throw reason;
    }
  });
  return next();
}
