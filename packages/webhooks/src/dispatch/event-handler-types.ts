import type {
  EmitterWebhookEvent,
  EmitterWebhookEventName,
  WebhookError,
  WebhookEventName,
} from "../events/event-types.ts";

/**
 * Passed to handlers along with the event. `signal` aborts with a DeliveryTimeoutError when the delivery takes longer
 * than `timeLimit`.
 */
export type HandlerContext = Readonly<{ signal: AbortSignal }>;

/**
 * Handles one event. The return value is ignored, but promises are awaited; an exception or rejection fails the
 * delivery. With a `transform`, the event at run time is exactly its return value.
 */
export type HandlerFunction<N extends EmitterWebhookEventName, TTransformed = unknown> = (
  event: EmitterWebhookEvent<N> & TTransformed,
  context: HandlerContext,
) => unknown;

export type AnyHandlerFunction<TTransformed = unknown> = HandlerFunction<WebhookEventName, TTransformed>;

export type ErrorHandlerFunction = (error: WebhookError) => unknown;

/** A name accepted by `removeListener`: `*` refers to handlers of `onAny`, `error` to those of `onError`. */
export type RemovableName = EmitterWebhookEventName | "*" | "error";

/**
 * A handler that may have been registered under such a name: for an event, for all events (`*`), or for failures
 * (`error`).
 */
export type RemovableHandler<N extends RemovableName = never, TTransformed = unknown> = (
  event: RemovedEvent<N, TTransformed>,
  context: HandlerContext,
) => unknown;

type RemovedEvent<N extends RemovableName, TTransformed> = N extends "error"
  ? WebhookError
  : EmitterWebhookEvent<N extends EmitterWebhookEventName ? N : WebhookEventName> & TTransformed;

export type RemoveHandlerFunction<TTransformed = unknown> = <N extends RemovableName>(
  name: N | readonly N[],
  handler: RemovableHandler<NoInfer<N>, TTransformed>,
) => void;

/** Registers handlers and dispatches events to them. */
export type EventHandler<TTransformed = unknown> = Readonly<{
  /**
   * Runs `handler` for every event with one of these names. If registered twice, it runs twice. An unknown name logs a
   * warning but still works.
   * @throws TypeError for `*` and `error`, for invalid names and for anything but a function; nothing is registered
   *   then
   */
  on: <N extends EmitterWebhookEventName>(
    name: N | readonly N[],
    handler: HandlerFunction<NoInfer<N>, TTransformed>,
  ) => void;
  /** Runs `handler` for every event, after the handlers of that event have been started. */
  onAny: (handler: AnyHandlerFunction<TTransformed>) => void;
  /**
   * Runs `handler` once for every failed delivery, before its promise rejects. It is not awaited; its own failure is
   * only logged.
   */
  onError: (handler: ErrorHandlerFunction) => void;
  /**
   * Removes the most recent registration of `handler` for each name. Deliveries in progress are not affected. No-op if
   * there is none.
   */
  removeListener: RemoveHandlerFunction<TTransformed>;
  /**
   * Runs all handlers of an event concurrently and waits for all of them.
   * @throws WebhookError of all failures, as a rejection; never synchronously
   */
  receive: (event: EmitterWebhookEvent) => Promise<void>;
}>;
