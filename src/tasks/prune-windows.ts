import { periodicTask } from "@segmark/database/periodic-task";

/** Windows are kept for a while after their end, in case clocks of other processes are behind. */
const graceMs = 300_000;
const batch = 500;

export type PruningOptions = Readonly<{
  /** Deletes up to `most` windows that ended before `before` (ms since 1970) and returns their number. */
  prune: (before: number, most: number) => Promise<number>;
  now: () => number;
  onError: (error: unknown) => void;
  /** Milliseconds between runs. */
  interval?: number;
}>;

/** Deletes expired windows in small batches. Disposing stops it. */
export function pruneWindows({ prune, now, onError, interval = 60_000 }: PruningOptions): AsyncDisposable {
  const round = async (stopped: AbortSignal): Promise<void> => {
    while (!stopped.aborted && (await prune(now() - graceMs, batch)) === batch);
  };
  return periodicTask({ round, onError, interval });
}
