import { setTimeout as pause } from "node:timers/promises";
import { percentile } from "./quantile.ts";
import { type Kind, startMix } from "./soak-load.ts";

export type Latencies = Readonly<{ p50: number; p99: number }>;

/**
 * Open-loop load: sends each kind at a fixed rate, regardless of the responses.
 * @returns ms from when a request was due to its response, for the first kind
 */
export async function openLoop(base: string, kinds: readonly Kind[], seconds: number): Promise<Latencies> {
  const [first] = kinds;
  const latencies: number[] = [];
  let failed = 0;
  const stop = startMix(base, kinds, ({ kind, status, ms }) => {
    if (kind === first?.name) latencies.push(ms);
    if (status === 0 || status >= 500) failed++;
  });
  await pause(seconds * 1000);
  await stop();
  if (failed > 0) console.error(`${failed} requests failed at a fixed rate`);
  latencies.sort((a, b) => a - b);
  return { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
}
