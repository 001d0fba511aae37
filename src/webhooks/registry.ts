import { neutralName } from "./event-alias.ts";
import type { ErrorHandlerFunction, HandlerContext } from "./event-handler-types.ts";
import { checkName, warnIfUnknown } from "./event-name.ts";
import type { Log } from "./log.ts";

/** A handler of any event. The types of `EventHandler` see to it that it gets only those it was written for. */
export type Handler = (event: unknown, context: HandlerContext) => unknown;

type Names = string | readonly string[];

/** The handlers of one application. Lists are replaced, never changed: who holds one keeps what was registered then. */
export type Registry = ReturnType<typeof createRegistry>;

const listOf = (names: Names): readonly string[] => (Array.isArray(names) ? names : [names as string]);

function checkHandler(handler: unknown): void {
  if (typeof handler !== "function") throw new TypeError(`A handler must be a function, not ${typeof handler}.`);
}

function withoutLast<T>(list: readonly T[], item: unknown): readonly T[] {
  const at = list.lastIndexOf(item as T);
  return at < 0 ? list : list.toSpliced(at, 1);
}

/** Handlers by the name of their event. `onAny` and `onError` have lists of their own, so that no event can be named like them. */
export function createRegistry(log: Log) {
  const byName = new Map<string, readonly Handler[]>();
  let forAll: readonly Handler[] = [];
  let forErrors: readonly ErrorHandlerFunction[] = [];
  const of = (name: string): readonly Handler[] => byName.get(name) ?? [];

  return {
    on(names: Names, handler: Handler): void {
      const list = listOf(names);
      for (const name of list) checkName(name);
      checkHandler(handler);
      for (const given of list) {
        const name = neutralName(given);
        warnIfUnknown(name, log);
        byName.set(name, [...of(name), handler]);
      }
    },
    onAny(handler: Handler): void {
      checkHandler(handler);
      forAll = [...forAll, handler];
    },
    onError(handler: ErrorHandlerFunction): void {
      checkHandler(handler);
      forErrors = [...forErrors, handler];
    },
    removeListener(names: Names, handler: unknown): void {
      for (const given of listOf(names)) {
        const name = typeof given === "string" ? neutralName(given) : given;
        if (name === "*") forAll = withoutLast(forAll, handler);
        else if (name === "error") forErrors = withoutLast(forErrors, handler);
        else if (byName.has(name)) byName.set(name, withoutLast(of(name), handler));
      }
    },
    /** In the order they start: for this action, for the event, for all events. */
    handlersOf: (name: string, action: string | undefined): readonly Handler[] => [
      ...(action === undefined ? [] : of(`${name}.${action}`)),
      ...of(name),
      ...forAll,
    ],
    errorHandlers: (): readonly ErrorHandlerFunction[] => forErrors,
  };
}
