import { pause } from "../pause.ts";
import type { Settings } from "./options.ts";
import type { Outage } from "./outage.ts";

const batch = 100;
const betweenBatches = 50;
const betweenRounds = 60_000;

/** Deletes what is older than `keep` and `keepDead`, in small batches so that nobody waits long for the store, until `stopping` aborts. */
export async function pruneLoop(settings: Settings, outage: Outage, stopping: AbortSignal): Promise<void> {
  const { store, now, keep, keepDead } = settings;
  while (!stopping.aborted) {
    let wait = betweenRounds;
    try {
      // Stores want finite times: 0 is before everything, so for ever is nothing to delete.
      const [before, deadBefore] = [keep, keepDead].map((age) => Math.max(0, Math.floor(now() - age))) as [
        number,
        number,
      ];
      if ((await store.prune({ before, deadBefore, limit: batch })) >= batch) wait = betweenBatches;
      outage.worked();
    } catch (error) {
      outage.failed("delete old deliveries", error);
    }
    await pause(wait, stopping);
  }
}
