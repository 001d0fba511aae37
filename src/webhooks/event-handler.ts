import type { EventHandler } from "./event-handler-types.ts";
import { completeLog } from "./log.ts";
import type { EventHandlerOptions } from "./options.ts";
import { createReceive } from "./receive.ts";
import { createRegistry } from "./registry.ts";
import { checkedTimeLimit } from "./time-limit.ts";

/** An event handler, and what its owner needs besides: the untyped `receive` takes events that nobody has compared with the specification. */
export function eventHandlerParts<TTransformed>(options: EventHandlerOptions<TTransformed>) {
  const { transform, hooks = {} } = options;
  const log = completeLog(options.log);
  const registry = createRegistry(log);
  const receive = createReceive({ registry, transform, log, hooks, timeLimit: checkedTimeLimit(options.timeLimit) });
  const { on, onAny, onError, removeListener } = registry;
  // The registry knows handlers of any event; which one gets which is what the types of EventHandler say.
  const handler = { on, onAny, onError, removeListener, receive } as EventHandler<TTransformed>;
  return { handler, registry, receive, log, hooks };
}

/** Handles events that need no verification: those of a queue, of a test, of a receiver of your own. */
export const createEventHandler = <TTransformed = unknown>(
  options: EventHandlerOptions<TTransformed> = {},
): EventHandler<TTransformed> => eventHandlerParts(options).handler;
