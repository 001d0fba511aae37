/**
 * Keeps an answer for a while. Whoever asks while it is being made waits: for the one under way when that is fresh enough
 * afterwards, else for one more that all who wait share.
 * @param now ms since 1970
 * @param keepMs age, counted from the start of making it, at which an answer is recomputed; 0 recomputes it for the next caller.
 *   So is one from the future: the clock was set back, and nobody knows how old it is
 */
export function singleFlight<T>(make: () => Promise<T>, keepMs: number, now: () => number): () => Promise<T> {
  let kept: Readonly<{ since: number; answer: T }> | undefined;
  let running: Promise<T> | undefined;
  let waiting: Promise<T> | undefined;

  const isFresh = (age: number): boolean => age >= 0 && age < keepMs;
  const run = async (): Promise<T> => {
    const since = now();
    const answer = await make();
    kept = { since, answer };
    return answer;
  };
  const start = (): Promise<T> => {
    const mine = run().finally(() => {
      running = undefined;
    });
    running = mine;
    return mine;
  };
  const ask = (): Promise<T> => {
    if (kept !== undefined && isFresh(now() - kept.since)) return Promise.resolve(kept.answer);
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
