import { unknownName } from "#unknown-name";
import { neutralName } from "../events/event-alias.ts";
import { checkName } from "../events/event-name.ts";
import { type Log, write } from "../observability/log.ts";
import type { ErrorHandlerFunction, HandlerContext } from "./event-handler-types.ts";

/** A handler of any event. The types of `EventHandler` ensure that it only gets the events it was written for. */
export type Handler = (event: unknown, context: HandlerContext) => unknown;

type Names = string | readonly string[];

/**
 * The handlers of one application. Lists are immutable: a delivery in progress keeps the handlers that were registered
 * when it began.
 */
export type Registry = ReturnType<typeof createRegistry>;

const listOf = (names: Names): readonly string[] => (Array.isArray(names) ? names : [names as string]);

function checkHandler(handler: unknown): void {
  if (typeof handler !== "function") throw new TypeError(`A handler must be a function, not ${typeof handler}.`);
}

/** A list with immutable snapshots. */
function snapshotList<T>() {
  const items: T[] = [];
  let copy: readonly T[] | undefined;
  return {
    add(item: T): void {
      items.push(item);
      copy = undefined;
    },
    /** Removes the last occurrence. Returns whether there was one. */
    remove(item: unknown): boolean {
      const index = items.lastIndexOf(item as T);
      if (index < 0) return false;
      items.splice(index, 1);
      copy = undefined;
      return true;
    },
    isEmpty: (): boolean => items.length === 0,
    all(): readonly T[] {
      copy ??= [...items];
      return copy;
    },
  };
}

/** The handlers of an event: for actions that have their own, and for any other action. */
type Plan = { readonly byAction: Map<string, readonly Handler[]>; forAnyAction: readonly Handler[] | undefined };

/** Handlers by event name. `onAny` and `onError` have separate lists, so that no event name can collide with them. */
export function createRegistry(log: Log) {
  const byName = new Map<string, ReturnType<typeof snapshotList<Handler>>>();
  const anyHandlers = snapshotList<Handler>();
  const errorHandlerList = snapshotList<ErrorHandlerFunction>();
  /**
   * Cache of the joined handlers of received events, cleared by every change. Only registered names are cached, because
   * names and actions of events are untrusted input.
   */
  const plans = new Map<string, Plan>();

  function planOf(event: string): Plan {
    const known = plans.get(event);
    if (known !== undefined) return known;
    const plan: Plan = { byAction: new Map(), forAnyAction: undefined };
    plans.set(event, plan);
    return plan;
  }

  function handlersOfAll(event: string): readonly Handler[] {
    const own = byName.get(event);
    if (own === undefined) return anyHandlers.all();
    const plan = planOf(event);
    plan.forAnyAction ??= [...own.all(), ...anyHandlers.all()];
    return plan.forAnyAction;
  }

  function removed(name: string, handler: unknown): boolean {
    if (name === "*") return anyHandlers.remove(handler);
    if (name === "error") return errorHandlerList.remove(handler);
    const own = byName.get(name);
    if (own?.remove(handler) !== true) return false;
    if (own.isEmpty()) byName.delete(name);
    return true;
  }

  return {
    on(names: Names, handler: Handler): void {
      const list = listOf(names);
      for (const name of list) checkName(name);
      checkHandler(handler);
      for (const rawName of list) {
        const name = neutralName(rawName);
        const fault = unknownName(name);
        if (fault !== undefined) write(log, "warn", fault);
        const own = byName.get(name) ?? snapshotList<Handler>();
        own.add(handler);
        byName.set(name, own);
        plans.clear();
      }
    },
    onAny(handler: Handler): void {
      checkHandler(handler);
      anyHandlers.add(handler);
      plans.clear();
    },
    onError(handler: ErrorHandlerFunction): void {
      checkHandler(handler);
      errorHandlerList.add(handler);
    },
    removeListener(names: Names, handler: unknown): void {
      for (const rawName of listOf(names)) {
        const name = typeof rawName === "string" ? neutralName(rawName) : rawName;
        if (removed(name, handler)) plans.clear();
      }
    },
    /**
     * In start order: for this action, for the event, for all events. A registered name with a dot is both an event of
     * that name and an action of the event before the dot.
     */
    handlersOf(name: string, action: string | undefined): readonly Handler[] {
      if (action === undefined) return plans.get(name)?.forAnyAction ?? handlersOfAll(name);
      const known = plans.get(name)?.byAction.get(action);
      if (known !== undefined) return known;
      const own = byName.get(`${name}.${action}`);
      if (own === undefined) return handlersOfAll(name);
      const handlers = [...own.all(), ...handlersOfAll(name)];
      planOf(name).byAction.set(action, handlers);
      return handlers;
    },
    errorHandlers: (): readonly ErrorHandlerFunction[] => errorHandlerList.all(),
  };
}
