import { Problem, type ProblemCode } from "../errors.ts";

/** Bounds how many requests wait for the same thing, so that a flood on one key cannot take all connections. */
export type Gate = Readonly<{
  /** Takes a place; disposing gives it back. @throws Problem (429) when all places are taken */
  enter: (key: string) => Disposable;
}>;

export function createGate(places: number, refusal: ProblemCode = "submission_in_progress"): Gate {
  const taken = new Map<string, number>();
  const leave = (key: string): void => {
    const left = (taken.get(key) ?? 1) - 1;
    if (left === 0) taken.delete(key);
    else taken.set(key, left);
  };
  return {
    enter: (key) => {
      const inside = taken.get(key) ?? 0;
      if (inside >= places) throw new Problem(refusal, undefined, { retryAfter: 1 });
      taken.set(key, inside + 1);
      return { [Symbol.dispose]: () => leave(key) };
    },
  };
}
