export type PeriodicTask = Readonly<{
  /** @param stopped fires when no more is wanted, for a round that has places where it can end early */
  round: (stopped: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
  /** Milliseconds between two rounds. */
  interval: number;
  /** The first round begins now, and not after an interval. */
  atOnce?: boolean;
}>;

/**
 * Does something again and again. A round whose time comes while the one before still runs is left out; a failure ends its round
 * and no other. The timer keeps no process alive. Disposing waits for the round under way and begins no more.
 */
export function periodicTask({ round, onError, interval, atOnce = false }: PeriodicTask): AsyncDisposable {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const begin = (): void => {
    running ??= round(stopping.signal)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(begin, interval);
  timer.unref();
  if (atOnce) begin();
  return {
    [Symbol.asyncDispose]: async () => {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
