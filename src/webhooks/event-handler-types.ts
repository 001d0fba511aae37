import type { EmitterWebhookEvent, EmitterWebhookEventName, WebhookError, WebhookEventName } from "./event-types.ts";

/** What handlers get beside their event. `signal` aborts with a DeliveryTimeoutError when the delivery takes longer than `timeLimit`. */
export type HandlerContext = Readonly<{ signal: AbortSignal }>;

/**
 * Handles one event. What it answers is ignored, but a promise is waited for; what it throws or rejects with fails the delivery.
 * Shape   with a `transform`, at run time the event is exactly what that answered
 */
export type HandlerFunction<N extends EmitterWebhookEventName, TTransformed = unknown> = (
  event: EmitterWebhookEvent<N> & TTransformed,
  context: HandlerContext,
) => unknown;

export type AnyHandlerFunction<TTransformed = unknown> = HandlerFunction<WebhookEventName, TTransformed>;

export type ErrorHandlerFunction = (error: WebhookError) => unknown;

/** A name that `removeListener` takes: `*` stands for handlers of `onAny`, `error` for those of `onError`. */
export type RemovableName = EmitterWebhookEventName | "*" | "error";

/** A handler that may have been registered under such a name: of an event, of all events (`*`), or of failures (`error`). */
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

/** Registers handlers and hands events to them. */
export type EventHandler<TTransformed = unknown> = Readonly<{
  /**
   * Runs `handler` for every event of these names. Registered twice, it runs twice.
   * Errors  `TypeError` for `*` and `error`, for what is no name and for what is no function; then nothing is registered.
   *         A name that nobody knows is logged as a warning, and works.
   */
  on: <N extends EmitterWebhookEventName>(
    name: N | readonly N[],
    handler: HandlerFunction<NoInfer<N>, TTransformed>,
  ) => void;
  /** Runs `handler` for every event, after its own handlers were started. */
  onAny: (handler: AnyHandlerFunction<TTransformed>) => void;
  /** Runs `handler` once for every delivery that fails, before its promise rejects. It is not waited for, and its own failure only logged. */
  onError: (handler: ErrorHandlerFunction) => void;
  /** Takes back the latest registration of `handler` for each name. Deliveries under way are not changed. Silent when there is none. */
  removeListener: RemoveHandlerFunction<TTransformed>;
  /**
   * Runs all handlers of an event at the same time and waits for all of them.
   * Errors  rejects with a `WebhookError` of all failures; never throws
   */
  receive: (event: EmitterWebhookEvent) => Promise<void>;
}>;
