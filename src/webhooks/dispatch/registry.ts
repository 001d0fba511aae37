import { neutralName } from "../events/event-alias.ts";
import { checkName, warnIfUnknown } from "../events/event-name.ts";
import type { Log } from "../observability/log.ts";
import type { ErrorHandlerFunction, HandlerContext } from "./event-handler-types.ts";

/** A handler of any event. The types of `EventHandler` ensure that it only gets the events it was written for. */
export type Handler = (event: unknown, context: HandlerContext) => unknown;

type Names = string | readonly string[];

/** The handlers of one application. Lists are immutable: a delivery in progress keeps the handlers that were registered when it began. */
export type Registry = ReturnType<typeof createRegistry>;

const listOf = (names: Names): readonly string[] => (Array.isArray(names) ? names : [names as string]);

function checkHandler(handler: unknown): void {
  if (typeof handler !== "function") throw new TypeError(`A handler must be a function, not ${typeof handler}.`);
}

function withoutLast<T>(list: readonly T[], item: unknown): readonly T[] {
  const at = list.lastIndexOf(item as T);
  return at < 0 ? list : list.toSpliced(at, 1);
}

/** The handlers of an event: for each action that has its own, and for all other actions. */
type Plan = Readonly<{ byAction: ReadonlyMap<string, readonly Handler[]>; otherwise: readonly Handler[] }>;

/**
 * Precomputes handler lists for every event that the registered names can refer to. A name with a dot is both an event of that name and an action of
 * the event before the dot.
 */
function plansOf(byName: ReadonlyMap<string, readonly Handler[]>, forAll: readonly Handler[]): Map<string, Plan> {
  const plans = new Map<string, Plan & { byAction: Map<string, readonly Handler[]> }>();
  const planOf = (event: string) => {
    const known = plans.get(event);
    if (known !== undefined) return known;
    const plan = {
      byAction: new Map<string, readonly Handler[]>(),
      otherwise: [...(byName.get(event) ?? []), ...forAll],
    };
    plans.set(event, plan);
    return plan;
  };
  for (const [name, handlers] of byName) {
    planOf(name);
    for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1)) {
      const { byAction, otherwise } = planOf(name.slice(0, dot));
      byAction.set(name.slice(dot + 1), [...handlers, ...otherwise]);
    }
  }
  return plans;
}

/** Handlers by event name. `onAny` and `onError` have separate lists, so that no event name can collide with them. */
export function createRegistry(log: Log) {
  const byName = new Map<string, readonly Handler[]>();
  let forAll: readonly Handler[] = [];
  let forErrors: readonly ErrorHandlerFunction[] = [];
  /** Reset by every change; recomputed on the next delivery. */
  let plans: ReadonlyMap<string, Plan> | undefined;
  const of = (name: string): readonly Handler[] => byName.get(name) ?? [];

  return {
    on(names: Names, handler: Handler): void {
      const list = listOf(names);
      for (const name of list) checkName(name);
      checkHandler(handler);
      for (const rawName of list) {
        const name = neutralName(rawName);
        warnIfUnknown(name, log);
        byName.set(name, [...of(name), handler]);
        plans = undefined;
      }
    },
    onAny(handler: Handler): void {
      checkHandler(handler);
      plans = undefined;
      forAll = [...forAll, handler];
    },
    onError(handler: ErrorHandlerFunction): void {
      checkHandler(handler);
      forErrors = [...forErrors, handler];
    },
    removeListener(names: Names, handler: unknown): void {
      plans = undefined;
      for (const rawName of listOf(names)) {
        const name = typeof rawName === "string" ? neutralName(rawName) : rawName;
        if (name === "*") forAll = withoutLast(forAll, handler);
        else if (name === "error") forErrors = withoutLast(forErrors, handler);
        else if (byName.has(name)) byName.set(name, withoutLast(of(name), handler));
      }
    },
    /** In start order: for this action, for the event, for all events. */
    handlersOf(name: string, action: string | undefined): readonly Handler[] {
      plans ??= plansOf(byName, forAll);
      const plan = plans.get(name);
      if (plan === undefined) return forAll;
      return (action === undefined ? undefined : plan.byAction.get(action)) ?? plan.otherwise;
    },
    errorHandlers: (): readonly ErrorHandlerFunction[] => forErrors,
  };
}
