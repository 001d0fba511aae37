/** A seeded pseudo-random generator, identical in every run. */
export type Random = Readonly<{
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** An integer from 0 (inclusive) to `end` (exclusive). */
  below: (end: number) => number;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
  /** Skewed towards small numbers; at least 0, `mean` on average. */
  skewed: (mean: number) => number;
}>;

/** A 32-bit xorshift generator: weak, fast and repeatable, which is all that is needed. */
export function randomFrom(seed: number): Random {
  let state = seed | 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
    skewed: (mean) => Math.floor(-Math.log(1 - next()) * (mean + 0.5)),
  };
}
