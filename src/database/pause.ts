import { setTimeout as sleep } from "node:timers/promises";

/** Sleeps for `milliseconds`, or until `signal` aborts; never rejects. Injected, so that tests need not wait. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Keeps the process alive: between two retries nothing else may do so. */
export const realPause: Pause = (milliseconds, signal) =>
  sleep(milliseconds, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);

const timedOut = Symbol("late");

/** The result of `work`; throws `tooLate()` when it takes longer, and `work` then continues in the background. */
export async function within<T>(limitMs: number, pause: Pause, work: Promise<T>, tooLate: () => Error): Promise<T> {
  const finished = new AbortController();
  work.catch(() => undefined);
  try {
    const first = await Promise.race([work, pause(limitMs, finished.signal).then((): typeof timedOut => timedOut)]);
    if (first === timedOut) throw tooLate();
    return first;
  } finally {
    finished.abort();
  }
}
