import { aggregate, asError, detached, markHandlerFailure, refusal } from "../events/errors.ts";
import { neutralName } from "../events/event-alias.ts";
import type { ReceivedEvent, WebhookError } from "../events/event-types.ts";
import { actionOf, isPayload, notAnObject } from "../events/payload.ts";
import { type Hooks, observe, traced } from "../observability/hooks.ts";
import { guarded, type Log } from "../observability/log.ts";
import type { ErrorHandlerFunction } from "./event-handler-types.ts";
import type { Handler, Registry } from "./registry.ts";
import { runHandlers, type Transform } from "./run-handlers.ts";

export type ReceiveParts = Readonly<{
  registry: Registry;
  transform: Transform;
  log: Log;
  hooks: Hooks;
  timeLimit: number;
}>;

/** Calls the error handlers in order without awaiting them. They cannot affect the failure. */
export function notifyErrorHandlers(
  error: WebhookError,
  handlers: readonly ErrorHandlerFunction[],
  log: Log,
): WebhookError {
  for (const handler of handlers) guarded(log, "An onError handler failed.", () => handler(error));
  return error;
}

/** Why an event cannot be dispatched at all. */
function faultOf(event: Partial<ReceivedEvent> | undefined | null): Error | undefined {
  if (event === undefined || event === null)
    return detached(new Error("receive needs an event: { id, name, payload }."));
  if (typeof event.name !== "string" || event.name === "") return detached(new Error("The event has no name."));
  if (event.payload === undefined || event.payload === null) {
    return refusal(new Error(`The event ${JSON.stringify(event.name)} has no payload.`), 400);
  }
  return isPayload(event.payload) ? undefined : notAnObject(event.payload);
}

const none: readonly unknown[] = [];

/** Runs the handlers and reports the outcome to the `observe` hook and to the error handlers. */
async function handle(
  event: ReceivedEvent,
  action: string | undefined,
  handlers: readonly Handler[],
  parts: ReceiveParts,
): Promise<void> {
  const { registry, log, hooks } = parts;
  const errorHandlers = registry.errorHandlers();
  const began = hooks.observe === undefined ? 0 : performance.now();
  const failures = handlers.length === 0 ? none : await runHandlers(handlers, event, parts);
  if (hooks.observe !== undefined) {
    const { id, name } = event;
    const facts = { id, name, action, handlers: handlers.length, milliseconds: performance.now() - began };
    if (failures.length === 0) observe(parts, { type: "handled", ...facts });
    else observe(parts, { type: "failed", ...facts, failures: failures.length });
  }
  if (failures.length > 0) {
    throw notifyErrorHandlers(markHandlerFailure(aggregate(failures.map(asError), event)), errorHandlers, log);
  }
}

/**
 * Returns a function that dispatches an event to its handlers. It never throws synchronously, and rejects with a
 * `WebhookError` of all failures, or of the one fault of the event (400 if the payload is at fault).
 */
export function createReceive(parts: ReceiveParts): (event: ReceivedEvent) => Promise<void> {
  const { registry, log } = parts;
  return async (received) => {
    // Applications may pass their own errors to the error handlers this way.
    if (received instanceof Error)
      throw notifyErrorHandlers(aggregate([received], received), registry.errorHandlers(), log);
    const fault = faultOf(received);
    if (fault !== undefined) throw aggregate([fault], received);
    const name = neutralName(received.name);
    // Handlers share the given event, unless it has to be renamed.
    const event = name === received.name ? received : { ...received, name };
    const action = actionOf(event.payload as object);
    const handlers = registry.handlersOf(name, action);
    if (parts.hooks.trace === undefined || handlers.length === 0) return await handle(event, action, handlers, parts);
    return await traced(parts, { id: event.id, name, action }, () => handle(event, action, handlers, parts));
  };
}
