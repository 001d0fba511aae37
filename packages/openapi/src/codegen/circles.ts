import type { ValidatorFunction } from "./validator-function.ts";

type Called = Readonly<{ name: string; calls: ReadonlySet<string> }>;
type Unmarked = Omit<ValidatorFunction, "isOncePerObject">;

/**
 * Ways to one function, through the functions that call it. Each may be taken for the same object, so more of them cost
 * too much; a few cost less than looking up what was found before.
 */
const maxWays = 1000;

/**
 * Functions by name, with those marked that look at each object once (`verdicts.ts`): those that are on a circle of
 * calls, or on the way from one circle to another, and those that very many ways lead to, as in choices in choices, or
 * that lead there.
 */
export function withMarks(functions: readonly Unmarked[]): ReadonlyMap<string, ValidatorFunction> {
  const callers = new Map<string, Set<string>>();
  for (const { name, calls } of functions)
    for (const called of calls) callers.set(called, (callers.get(called) ?? new Set()).add(name));
  const callersOf = ({ name }: Called): ReadonlySet<string> => callers.get(name) ?? new Set();
  const leadToCircle = without(functions, ({ calls }) => calls, callersOf);
  const marked = new Set(without(leadToCircle, callersOf, ({ calls }) => calls).map(({ name }) => name));
  const open = manyWays(functions, callersOf, marked);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (marked.has(next)) continue;
    marked.add(next);
    for (const caller of callers.get(next) ?? []) open.push(caller);
  }
  return new Map(functions.map((one) => [one.name, { ...one, isOncePerObject: marked.has(one.name) }]));
}

/**
 * Functions that are not marked and that more ways lead to than is allowed. Those that are marked run once, so that one
 * way leads through each.
 */
function manyWays(
  functions: readonly Unmarked[],
  callersOf: (one: Called) => ReadonlySet<string>,
  marked: ReadonlySet<string>,
): string[] {
  const byName = new Map(functions.map((one) => [one.name, one]));
  const ways = new Map<string, number>([...marked].map((name) => [name, 1]));
  const waysTo = (one: Unmarked): number => {
    const known = ways.get(one.name);
    if (known !== undefined) return known;
    let count = 1;
    for (const name of callersOf(one)) {
      const caller = byName.get(name);
      if (caller !== undefined) count += waysTo(caller) * (caller.code.split(`${one.name}(`).length - 1);
    }
    ways.set(one.name, count);
    return count;
  };
  return functions.filter((one) => waysTo(one) > maxWays).map(({ name }) => name);
}

/** Removes functions with no neighbours left on one side, again and again. */
function without<F extends Called>(
  functions: readonly F[],
  neighbours: (one: F) => ReadonlySet<string>,
  opposite: (one: F) => ReadonlySet<string>,
): readonly F[] {
  const left = new Map(functions.map((one) => [one.name, one]));
  const open = [...functions];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!left.has(next.name) || [...neighbours(next)].some((name) => left.has(name))) continue;
    left.delete(next.name);
    for (const one of [...opposite(next)].flatMap((name) => left.get(name) ?? [])) open.push(one);
  }
  return [...left.values()];
}
