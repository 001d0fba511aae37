import type { Logger } from "pino";
import type { Storage } from "../storage/open.ts";
import { keepTotalsFresh } from "../tasks/fresh-totals.ts";
import { type Health, watchHealth } from "../tasks/health.ts";
import { pruneWindows } from "../tasks/prune-windows.ts";
import { createRollUpBatches, type RollUpOptions } from "../tasks/roll-up.ts";
import { describeError } from "./describe-error.ts";
import { tellOfIncidents } from "./storage-log.ts";

type Upkeep = Health &
  Readonly<{
    /** Makes totals too, from now until `stopTotals`. */
    keepTotalsFresh: () => void;
    /** Waits for the batch under way. */
    stopTotals: () => Promise<void>;
  }>;

type Parts = Readonly<{ storage: Storage; rollUp: RollUpOptions; log: Logger; now: () => number }>;

/** What is done to the database at regular times behind the requests. What fails is told in the log and tried again. */
export function startUpkeep({ storage, rollUp, log, now }: Parts): Upkeep {
  const { stores } = storage;
  const told = (what: string) => (error: unknown) => log.warn({ err: describeError(error) }, what);
  const health = watchHealth({
    storage,
    tell: tellOfIncidents(log),
    onError: told("cannot try whether the database takes writes"),
  });
  const windows = pruneWindows({
    prune: stores.rateWindows.prune,
    now,
    onError: told("cannot delete old windows of rate limits"),
  });
  const clientUuids = pruneWindows({
    prune: stores.clientUuids.prune,
    now,
    onError: told("cannot delete old ids that clients made"),
  });
  let totals: AsyncDisposable | undefined;
  return {
    writeProblem: health.writeProblem,
    keepTotalsFresh: () => {
      totals ??= keepTotalsFresh({
        batches: createRollUpBatches(rollUp),
        onError: told("cannot make totals of users; it is tried again"),
      });
    },
    stopTotals: async () => await totals?.[Symbol.asyncDispose](),
    [Symbol.asyncDispose]: async () => {
      await windows[Symbol.asyncDispose]();
      await health[Symbol.asyncDispose]();
      await clientUuids[Symbol.asyncDispose]();
    },
  };
}
