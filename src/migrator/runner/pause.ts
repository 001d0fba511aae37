import { setTimeout as sleep } from "node:timers/promises";

/** Waits so many ms, or until `signal` aborts; never rejects. Given from outside, so that tests need not wait. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Keeps the process alive: whoever waits between two tries may have nothing else that does. */
export const realPause: Pause = (milliseconds, signal) =>
  sleep(milliseconds, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);

const late = Symbol("late");

/** What `work` answers, or `tooLate()` when it took longer; then `work` goes on unheard. */
export async function within<T>(limitMs: number, pause: Pause, work: Promise<T>, tooLate: () => Error): Promise<T> {
  const ended = new AbortController();
  work.catch(() => undefined);
  try {
    const first = await Promise.race([work, pause(limitMs, ended.signal).then((): typeof late => late)]);
    if (first === late) throw tooLate();
    return first;
  } finally {
    ended.abort();
  }
}
