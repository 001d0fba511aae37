import { setTimeout as sleep } from "node:timers/promises";
import { backingOff } from "../database/back-off.ts";
import { periodicTask } from "../database/periodic-task.ts";
import type { RollUpBatches } from "./roll-up.ts";

/** Fewer than for a request: nobody waits for this work, but writes to these users may have to wait for the batch, and with SQLite everybody. */
const usersAtOnce = 10;
/** Milliseconds between two batches at least, in which whoever waits for the connection or the processor comes first. */
const shortestRest = 10;
/** So many times as long as it works. */
const restsFor = 4;

export type FreshTotalsOptions = Readonly<{
  batches: RollUpBatches;
  /** Told once, however often it fails before the next success. */
  onError: (error: unknown) => void;
  /** Milliseconds between two rounds. */
  interval?: number;
}>;

/**
 * Recomputes totals in the background, so that the first request after an upgrade or a quiet night finds little left to do.
 * It rests longer than it works, and leaves a round to whoever else makes totals. Disposing waits for the batch under way.
 */
export function keepTotalsFresh({ batches, onError, interval = 300_000 }: FreshTotalsOptions): AsyncDisposable {
  const makeTotals = async (stopped: AbortSignal): Promise<void> => {
    let began = performance.now();
    for await (const made of batches(usersAtOnce)) {
      if (made === 0) return;
      const rest = Math.max(restsFor * (performance.now() - began), shortestRest);
      await sleep(rest, undefined, { ref: false, signal: stopped }).catch(() => {});
      if (stopped.aborted) return;
      began = performance.now();
    }
  };
  return periodicTask({ round: backingOff(makeTotals), onError, interval, atOnce: true });
}
