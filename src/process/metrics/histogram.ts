import type { Labels, Sample } from "./exposition.ts";

/** A histogram of durations. */
export type Histogram = Readonly<{
  observe: (value: number) => void;
  samples: (labels: Labels) => Sample[];
}>;

/** @param bounds upper bounds of the buckets, ascending; buckets are cumulative */
export function createHistogram(bounds: readonly number[]): Histogram {
  /** Per value, only the first matching bucket is counted; the last one is for values beyond all bounds. */
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
