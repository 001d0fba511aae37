/**
 * Caches a result and deduplicates concurrent calls. Callers that arrive during a run wait for it if its result will
 * still be fresh afterwards, or else share one further run.
 * @param now ms since 1970
 * @param keepMs age, counted from the start of the run, at which a result expires; 0 recomputes it for the next caller.
 *   A result from the future expires too: the clock was set back, so its age is unknown
 */
export function singleFlight<T>(make: () => Promise<T>, keepMs: number, now: () => number): () => Promise<T> {
  let cached: Readonly<{ since: number; answer: T }> | undefined;
  let running: Promise<T> | undefined;
  let waiting: Promise<T> | undefined;

  const isFresh = (age: number): boolean => age >= 0 && age < keepMs;
  const run = async (): Promise<T> => {
    const since = now();
    const answer = await make();
    cached = { since, answer };
    return answer;
  };
  const start = (): Promise<T> => {
    const current = run().finally(() => {
      running = undefined;
    });
    running = current;
    return current;
  };
  const ask = (): Promise<T> => {
    if (cached !== undefined && isFresh(now() - cached.since)) return Promise.resolve(cached.answer);
    if (running === undefined) return start();
    const again = (): Promise<T> => {
      waiting = undefined;
      return ask();
    };
    waiting ??= running.then(again, again);
    return waiting;
  };
  return ask;
}
