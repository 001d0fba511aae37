import { backOff } from "./back-off.ts";

export type PeriodicTask = Readonly<{
  /** @param signal aborts on disposal, so that a round can end early */
  round: (signal: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
  /** Milliseconds between rounds. */
  interval: number;
  /** Run the first round now instead of after an interval. */
  atOnce?: boolean;
}>;

/**
 * Runs a task at an interval. A round that is due while the previous one still runs is skipped; a failure affects only
 * its own round. The timer does not keep the process alive. Disposing starts no further round and waits for the running
 * one.
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

/** Maximum backoff: at least every 16th call runs the work. */
const maxInterval = 16;

/**
 * Exponential backoff for work that is called at regular intervals: after the first failure it runs again at the next
 * call, then at the 2nd, the 4th, the 8th …
 * @throws what the work throws, but only the first of consecutive failures
 */
export function backingOff<Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  let failures = 0;
  let skipsLeft = 0;
  return async (...args) => {
    if (skipsLeft > 0) return void skipsLeft--;
    try {
      await work(...args);
      failures = 0;
    } catch (error) {
      skipsLeft = backOff(++failures, 1, maxInterval) - 1;
      if (failures === 1) throw error;
    }
  };
}
