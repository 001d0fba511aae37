import type { Engine } from "./engines.ts";
import type { Rounds } from "./interleave.ts";
import { type Latencies, openLoop } from "./open-loop.ts";
import { median } from "./quantile.ts";
import { costRatio, type Ratio } from "./ratio.ts";
import { anyOf, type Writes } from "./requests.ts";

export const mixName = "prefix read at 200/s beside 15 votes/s and 50 views/s";

/** The impact of writes on reads, under open-loop load. */
export async function measureMix(
  { name: engine, cached: { base } }: Engine,
  paths: readonly string[],
  { vote, view }: Writes,
  { rounds, seconds }: Rounds,
): Promise<Ratio[]> {
  const reads = { name: "read", perSecond: 200, next: anyOf(paths) };
  const writes = [
    { name: "vote", perSecond: 15, next: vote },
    { name: "view", perSecond: 50, next: view },
  ];
  const [alone, mixed]: [Latencies[], Latencies[]] = [[], []];
  await openLoop(base, [reads, ...writes], 1); // warm up
  for (let round = 0; round < rounds; round++) {
    alone.push(await openLoop(base, [reads], seconds));
    mixed.push(await openLoop(base, [reads, ...writes], seconds));
  }
  return (["p50", "p99"] as const).map((which) => {
    const [ours, base] = [mixed, alone].map((all) => median(all.map((one) => one[which])));
    const named = { what: `${mixName}, ${which}`, engine, against: "reads alone" };
    return costRatio(named, "ms", ours ?? Number.NaN, base ?? Number.NaN);
  });
}
