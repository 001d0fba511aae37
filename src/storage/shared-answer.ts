/**
 * Keeps an answer for a while. Whoever asks while it is being made waits: for the one under way when that is fresh enough
 * afterwards, else for one more that all who wait share.
 * @param now ms since 1970; a clock that was set back makes an answer anew, which would be kept until the old time is reached again otherwise
 * @param keepMs age, counted from the start of making it, at which an answer is made anew; 0 makes it anew for who asks next
 */
export function sharedAnswer<T>(make: () => Promise<T>, keepMs: number, now: () => number): () => Promise<T> {
  let kept: Readonly<{ since: number; answer: T }> | undefined;
  let running: Promise<T> | undefined;
  let waiting: Promise<T> | undefined;

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
    const age = kept === undefined ? -1 : now() - kept.since;
    if (kept !== undefined && age >= 0 && age < keepMs) return Promise.resolve(kept.answer);
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
