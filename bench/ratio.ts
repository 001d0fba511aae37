import { median } from "./quantile.ts";
import type { Sample } from "./subject.ts";

/**
 * A table row: a subject compared with a baseline from the same rounds. Units `value`, `base` in `unit`; `ratio` and
 * `cpuRatio`: higher is better; `cpuMicros`: µs per operation; `p50`, `p99`: ms
 */
export type Ratio = Readonly<{
  what: string;
  engine: string;
  against: string;
  unit: string;
  value: number;
  base: number;
  ratio: number;
  cpuMicros?: number;
  cpuRatio?: number;
  p50?: number;
  p99?: number;
}>;

export type Named = Pick<Ratio, "what" | "engine" | "against">;

const medianOf = (samples: readonly Sample[], figure: (sample: Sample) => number): number =>
  median(samples.map(figure));

/** Compares rates. The ratio is computed per round. */
export function rateRatio(named: Named, ours: readonly Sample[], base: readonly Sample[]): Ratio {
  const byRound = (figure: (our: Sample, other: Sample) => number): number =>
    median(ours.map((our, round) => figure(our, base[round] ?? our)));
  return {
    ...named,
    unit: "1/s",
    value: medianOf(ours, ({ perSecond }) => perSecond),
    base: medianOf(base, ({ perSecond }) => perSecond),
    ratio: byRound((our, other) => our.perSecond / other.perSecond),
    cpuMicros: medianOf(ours, ({ cpuMicros }) => cpuMicros),
    cpuRatio: byRound((our, other) => other.cpuMicros / our.cpuMicros),
    p50: medianOf(ours, ({ p50 = Number.NaN }) => p50),
    p99: medianOf(ours, ({ p99 = Number.NaN }) => p99),
  };
}

/** Compares figures where lower is better, such as time or memory. */
export const costRatio = (named: Named, unit: string, value: number, base: number): Ratio => ({
  ...named,
  unit,
  value,
  base,
  ratio: base / value,
});
