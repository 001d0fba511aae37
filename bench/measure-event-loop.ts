import { setTimeout as pause } from "node:timers/promises";
import { asOperator } from "../test/support/operator.ts";
import type { Engine } from "./engines.ts";
import type { Rounds } from "./interleave.ts";
import { openLoop } from "./open-loop.ts";
import { median } from "./quantile.ts";
import { randomFrom } from "./random.ts";
import { costRatio, type Ratio } from "./ratio.ts";
import { freshUser } from "./requests.ts";

export const eventLoopName = "event loop delay p99 at 60 hashes/s";

/** p99 event loop delay in ms since the last scrape, as measured by the service itself with a 10 ms timer. */
async function delayP99(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`, { headers: asOperator })).text();
  const [, seconds] = /^segmark_nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text) ?? [];
  if (seconds === undefined) throw new Error("the metrics do not tell the delay of the event loop");
  return Number(seconds) * 1000;
}

/** The impact of requests with previously unseen local ids on all other requests. */
export async function measureEventLoop(
  { name: engine, cached: { base } }: Engine,
  { rounds, seconds }: Rounds,
): Promise<Ratio> {
  const hashes = { name: "hash", perSecond: 60, next: freshUser(randomFrom(11)) };
  const work = { idle: () => pause(seconds * 1000), busy: () => openLoop(base, [hashes], seconds) };
  const delays: Record<keyof typeof work, number[]> = { idle: [], busy: [] };
  await openLoop(base, [hashes], 1); // the hashing threads start with the first requests
  for (let round = 0; round < rounds; round++)
    for (const state of ["idle", "busy"] as const) {
      await delayP99(base);
      await work[state]();
      delays[state].push(await delayP99(base));
    }
  return costRatio({ what: eventLoopName, engine, against: "idle" }, "ms", median(delays.busy), median(delays.idle));
}
