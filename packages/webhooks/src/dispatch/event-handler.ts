import { type OptionNames, refuseUnknownOptions } from "../known-options.ts";
import type { Hooks } from "../observability/hooks.ts";
import { completeLog } from "../observability/log.ts";
import { type EventHandlerOptions, eventHandlerNames } from "./event-handler-options.ts";
import type { EventHandler } from "./event-handler-types.ts";
import { createReceive } from "./receive.ts";
import { createRegistry } from "./registry.ts";
import { checkedTimeLimit } from "./time-limit.ts";

/**
 * An event handler plus internals for its owner: the untyped `receive` accepts events that have not been validated
 * against the specification.
 */
export function eventHandlerParts<TTransformed>(options: EventHandlerOptions<TTransformed>) {
  const { transform, hooks = {} } = options;
  refuseUnknownOptions(hooks, { observe: true, trace: true } satisfies OptionNames<Hooks>);
  const log = completeLog(options.log);
  const registry = createRegistry(log);
  const receive = createReceive({ registry, transform, log, hooks, timeLimit: checkedTimeLimit(options.timeLimit) });
  const { on, onAny, onError, removeListener } = registry;
  // The registry accepts handlers of any event; the types of EventHandler ensure that each gets the right ones.
  const handler = { on, onAny, onError, removeListener, receive } as EventHandler<TTransformed>;
  return { handler, registry, receive, log, hooks };
}

/** Handles events that need no verification: from a queue, a test, or a custom receiver. */
export const createEventHandler = <TTransformed = unknown>(
  options: EventHandlerOptions<TTransformed> = {},
): EventHandler<TTransformed> => {
  refuseUnknownOptions(options, eventHandlerNames);
  return eventHandlerParts(options).handler;
};
