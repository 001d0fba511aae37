import type { ValidatorFunction } from "./validator-function.ts";

type Called = Readonly<{ name: string; calls: ReadonlySet<string> }>;

/** Functions by name, with those marked that are on a circle of calls, or on the way from one circle to another. */
export function withCircles(
  functions: readonly Omit<ValidatorFunction, "isCircular">[],
): ReadonlyMap<string, ValidatorFunction> {
  const callers = new Map<string, Set<string>>();
  for (const { name, calls } of functions)
    for (const called of calls) callers.set(called, (callers.get(called) ?? new Set()).add(name));
  const callersOf = ({ name }: Called): ReadonlySet<string> => callers.get(name) ?? new Set();
  const leadToCircle = without(functions, ({ calls }) => calls, callersOf);
  const circular = new Set(without(leadToCircle, callersOf, ({ calls }) => calls).map(({ name }) => name));
  return new Map(functions.map((one) => [one.name, { ...one, isCircular: circular.has(one.name) }]));
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
    open.push(...[...opposite(next)].flatMap((name) => left.get(name) ?? []));
  }
  return [...left.values()];
}
