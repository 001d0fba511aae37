import { periodicTask } from "../database/periodic-task.ts";

/** Windows are kept for a while after their end, for processes whose clocks are late. */
const graceMs = 300_000;
const batch = 500;

export type PruningOptions = Readonly<{
  /** Deletes up to `most` windows that ended before a moment (ms since 1970) and says how many. */
  prune: (before: number, most: number) => Promise<number>;
  now: () => number;
  onError: (error: unknown) => void;
  /** Milliseconds between two rounds. */
  interval?: number;
}>;

/** Deletes windows that ended, in batches small enough not to be felt. Disposing stops it. */
export function pruneWindows({ prune, now, onError, interval = 60_000 }: PruningOptions): AsyncDisposable {
  const round = async (stopped: AbortSignal): Promise<void> => {
    while (!stopped.aborted && (await prune(now() - graceMs, batch)) === batch);
  };
  return periodicTask({ round, onError, interval });
}
