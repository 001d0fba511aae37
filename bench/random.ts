/** Numbers that look random and are the same in every run. */
export type Random = Readonly<{
  /** From 0 up to, but without, 1. */
  next: () => number;
  /** A whole number from 0 up to, but without, `end`. */
  below: (end: number) => number;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
  /** Small numbers are likely, large ones rare; at least 0, `mean` on average. */
  skewed: (mean: number) => number;
}>;

/** A xorshift generator of 32 bits: weak, quick, and repeatable, which is all that is asked of it. */
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
