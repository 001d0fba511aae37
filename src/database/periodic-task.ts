export type PeriodicTask = Readonly<{
  /** @param stopped aborts on disposal, so that a round can end early */
  round: (stopped: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
  /** Milliseconds between rounds. */
  interval: number;
  /** Run the first round now instead of after an interval. */
  atOnce?: boolean;
}>;

/**
 * Runs a task at an interval. A round that is due while the previous one still runs is skipped; a failure affects only its own round. The timer
 * does not keep the process alive. Disposing starts no further round and waits for the running one.
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
