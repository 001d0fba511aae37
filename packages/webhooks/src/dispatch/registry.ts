import { neutralName } from "../events/event-alias.ts";
import { checkName, warnIfUnknown } from "../events/event-name.ts";
import type { Log } from "../observability/log.ts";
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

/** A list that is read through snapshots, which later changes do not affect. */
function changingList<T>() {
  const items: T[] = [];
  let copy: readonly T[] | undefined;
  return {
    add(item: T): void {
      items.push(item);
      copy = undefined;
    },
    /** Removes the latest one of these items. Returns whether there was one. */
    remove(item: unknown): boolean {
      const at = items.lastIndexOf(item as T);
      if (at < 0) return false;
      items.splice(at, 1);
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

/** The handlers of an event: for actions that have their own, and for all other actions. */
type Plan = { readonly byAction: Map<string, readonly Handler[]>; otherwise: readonly Handler[] | undefined };

/** Handlers by event name. `onAny` and `onError` have separate lists, so that no event name can collide with them. */
export function createRegistry(log: Log) {
  const byName = new Map<string, ReturnType<typeof changingList<Handler>>>();
  const forAll = changingList<Handler>();
  const forErrors = changingList<ErrorHandlerFunction>();
  /**
   * The handlers of events that were received, joined once. Emptied by every change. Only registered names get in,
   * because names and actions of events come from outside.
   */
  const plans = new Map<string, Plan>();

  function planOf(event: string): Plan {
    const known = plans.get(event);
    if (known !== undefined) return known;
    const plan: Plan = { byAction: new Map(), otherwise: undefined };
    plans.set(event, plan);
    return plan;
  }

  function handlersOfAll(event: string): readonly Handler[] {
    const own = byName.get(event);
    if (own === undefined) return forAll.all();
    const plan = planOf(event);
    plan.otherwise ??= [...own.all(), ...forAll.all()];
    return plan.otherwise;
  }

  function removed(name: string, handler: unknown): boolean {
    if (name === "*") return forAll.remove(handler);
    if (name === "error") return forErrors.remove(handler);
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
        warnIfUnknown(name, log);
        const own = byName.get(name) ?? changingList<Handler>();
        own.add(handler);
        byName.set(name, own);
        plans.clear();
      }
    },
    onAny(handler: Handler): void {
      checkHandler(handler);
      forAll.add(handler);
      plans.clear();
    },
    onError(handler: ErrorHandlerFunction): void {
      checkHandler(handler);
      forErrors.add(handler);
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
      if (action === undefined) return plans.get(name)?.otherwise ?? handlersOfAll(name);
      const known = plans.get(name)?.byAction.get(action);
      if (known !== undefined) return known;
      const own = byName.get(`${name}.${action}`);
      if (own === undefined) return handlersOfAll(name);
      const handlers = [...own.all(), ...handlersOfAll(name)];
      planOf(name).byAction.set(action, handlers);
      return handlers;
    },
    errorHandlers: (): readonly ErrorHandlerFunction[] => forErrors.all(),
  };
}
