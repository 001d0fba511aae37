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
  let stopped = false;
  let pruning: Promise<void> | undefined;
  const round = async (): Promise<void> => {
    while (!stopped && (await prune(now() - graceMs, batch)) === batch);
  };
  const timer = setInterval(() => {
    pruning ??= round()
      .catch(onError)
      .finally(() => {
        pruning = undefined;
      });
  }, interval);
  timer.unref();
  return {
    [Symbol.asyncDispose]: async () => {
      stopped = true;
      clearInterval(timer);
      await pruning;
    },
  };
}
