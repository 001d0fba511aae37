import { setTimeout as sleep } from "node:timers/promises";
import { backingOff, periodicTask } from "@segmark/database/periodic-task";
import type { RollUpBatches } from "./roll-up.ts";

/**
 * Smaller than for requests: this work is not urgent, but it blocks writes to these users, or all writes with SQLite,
 * for some 20 ms.
 */
const batchSize = 32;
/** Minimum pause between batches, in ms, to yield the connection and the CPU to others. */
const minPause = 10;
/** Ratio of pauses to work. */
const pauseRatio = 4;

export type FreshTotalsOptions = Readonly<{
  batches: RollUpBatches;
  /** Called once per series of consecutive failures. */
  onError: (error: unknown) => void;
  /** Milliseconds between runs. */
  interval?: number;
}>;

/**
 * Recomputes totals in the background, so that the first request after an upgrade or a quiet night has little left to
 * do. It pauses longer than it works, and ends a run if another process is already recomputing. Disposing waits for the
 * current batch.
 */
export function keepTotalsFresh({ batches, onError, interval = 300_000 }: FreshTotalsOptions): AsyncDisposable {
  const makeTotals = async (stopped: AbortSignal): Promise<void> => {
    let began = performance.now();
    for await (const recomputed of batches(batchSize)) {
      if (recomputed === 0) return;
      const pauseMs = Math.max(pauseRatio * (performance.now() - began), minPause);
      await sleep(pauseMs, undefined, { ref: false, signal: stopped }).catch(() => {});
      if (stopped.aborted) return;
      began = performance.now();
    }
  };
  return periodicTask({ round: backingOff(makeTotals), onError, interval, atOnce: true });
}
