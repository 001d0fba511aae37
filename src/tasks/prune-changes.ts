import { periodicTask } from "@segmark/database/periodic-task";

const dayMs = 86_400_000;
/** Keys of a lane that are deleted in one statement. */
const batch = 500;

export type ChangePruningOptions = Readonly<{
  /**
   * Deletes a batch of what was noted before `since` (ms since 1970), or exceeds `most` transactions, and returns its
   * size.
   */
  prune: (kept: Readonly<{ since: number; most: number }>, batch: number) => Promise<number>;
  days: number;
  most: number;
  now: () => number;
  onError: (error: unknown) => void;
  /** Milliseconds between runs. */
  interval?: number;
}>;

/** Deletes old entries of the change feed in small batches. Disposing stops it. */
export function pruneChanges({
  prune,
  days,
  most,
  now,
  onError,
  interval = 60_000,
}: ChangePruningOptions): AsyncDisposable {
  const round = async (stopped: AbortSignal): Promise<void> => {
    while (!stopped.aborted && (await prune({ since: now() - days * dayMs, most }, batch)) > 0);
  };
  return periodicTask({ round, onError, interval });
}
