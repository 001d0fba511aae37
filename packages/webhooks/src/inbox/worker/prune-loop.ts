import { realPause as pause } from "../../pause.ts";
import type { Settings } from "./inbox-options.ts";
import type { Outage } from "./outage.ts";

const batch = 100;
const betweenBatches = 50;
const betweenRounds = 60_000;

/**
 * Deletes deliveries older than `keep` and `keepDead` until `stopping` aborts, in small batches so that the store is
 * never blocked for long.
 */
export async function pruneLoop(settings: Settings, outage: Outage, stopping: AbortSignal): Promise<void> {
  const { store, now, keep, keepDead } = settings;
  while (!stopping.aborted) {
    let wait = betweenRounds;
    try {
      // Stores need finite times: 0 precedes everything, so with Infinity nothing is deleted.
      const [before, deadBefore] = [keep, keepDead].map((age) => Math.max(0, Math.floor(now() - age))) as [
        number,
        number,
      ];
      if ((await store.prune({ before, deadBefore, limit: batch })) >= batch) wait = betweenBatches;
      outage.succeeded();
    } catch (error) {
      outage.failed("delete old deliveries", error);
    }
    await pause(wait, stopping);
  }
}
