import type { Labels, Sample } from "./exposition.ts";

/** How often something took how long. */
export type Histogram = Readonly<{
  observe: (value: number) => void;
  samples: (labels: Labels) => Sample[];
}>;

/** @param bounds upper ends of the buckets, in ascending order; a value belongs to every bucket that it does not exceed */
export function createHistogram(bounds: readonly number[]): Histogram {
  /** Of each value the first bucket that has it; the last one stands for what exceeds all bounds. */
  const counts = new Array<number>(bounds.length + 1).fill(0);
  let sum = 0;
  return {
    observe: (value) => {
      let bucket = 0;
      while (bucket < bounds.length && value > (bounds[bucket] as number)) bucket++;
      (counts[bucket] as number)++;
      sum += value;
    },
    samples: (labels) => {
      let count = 0;
      const buckets = [...bounds, "+Inf"].map((le, bucket): Sample => {
        count += counts[bucket] ?? 0;
        return { suffix: "_bucket", labels: { le, ...labels }, value: count };
      });
      return [...buckets, { suffix: "_sum", labels, value: sum }, { suffix: "_count", labels, value: count }];
    },
  };
}
