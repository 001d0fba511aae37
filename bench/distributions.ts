import type { Random } from "./random.ts";

/** Cumulative weights of `count` ranks; rank r has weight (r + 1) ** -exponent. */
function cumulative(count: number, exponent: number): Float64Array {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank++) {
    sum += (rank + 1) ** -exponent;
    sums[rank] = sum;
  }
  return sums;
}

/** Draws ranks from 0 (inclusive) to `count` (exclusive) by Zipf's law: a few low ranks get most draws. */
export function zipf(count: number, exponent: number): (random: Random) => number {
  const sums = cumulative(count, exponent);
  const total = sums.at(-1) ?? 0;
  return (random) => {
    const target = random.next() * total;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? total) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Standard normal distribution: mean 0, standard deviation 1. */
export function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return radius * Math.cos(2 * Math.PI * random.next());
}

/** Draws one of the values according to their weights. */
export function weighted<T>(choices: readonly [readonly [T, number], ...(readonly [T, number])[]]) {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  return (random: Random): T => {
    let remaining = random.next() * total;
    for (const [value, weight] of choices) {
      remaining -= weight;
      if (remaining < 0) return value;
    }
    return choices[0][0];
  };
}

/** A shuffled copy. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const all = [...list];
  for (let last = all.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [all[last], all[other]] = [all[other] as T, all[last] as T];
  }
  return all;
}
