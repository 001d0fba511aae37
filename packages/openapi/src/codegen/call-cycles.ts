import type { ValidatorFunction } from "./validator-function.ts";

type Called = Readonly<{ name: string; calls: ReadonlySet<string> }>;
type Unmarked = Omit<ValidatorFunction, "isOncePerObject">;

/**
 * Maximum number of call paths to one function. Each path may be taken for the same object, so more are too expensive;
 * a few are cheaper than memoization.
 */
const maxWays = 1000;

/**
 * Marks the functions that must visit each object once (`verdicts.ts`): those on a cycle of calls, or between two
 * cycles, and those with very many call paths, as in nested choices, or that lead there.
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

/** Unmarked functions with more call paths than allowed. A marked function runs once, so it counts as a single path. */
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

/** Repeatedly removes functions without callers or without callees. */
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
