/** Sleeps for `milliseconds`, or until `signal` aborts; never rejects. Injected, so that tests need not wait. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** A longer timer would fire at once: `setTimeout` is limited to 31 bits. */
export const maxTimerMs = 2 ** 31 - 1;

const timer = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timeout);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timeout = setTimeout(end, milliseconds);
    signal?.addEventListener("abort", end);
  });

/** Keeps the process alive: between two retries nothing else may do so. */
export const realPause: Pause = async (milliseconds, signal) => {
  for (let leftMs = milliseconds; !signal?.aborted; leftMs -= maxTimerMs) {
    await timer(Math.min(leftMs, maxTimerMs), signal);
    if (!(leftMs > maxTimerMs)) return;
  }
};

const timedOut = Symbol("late");

/**
 * The result of `work`. Throws `tooLate()` when it takes longer, and the reason of `signal` when that aborts; `work`
 * then continues in the background.
 */
export async function within<T>(
  limitMs: number,
  pause: Pause,
  work: Promise<T>,
  tooLate: () => Error,
  signal?: AbortSignal,
): Promise<T> {
  const finished = new AbortController();
  const finish = (): void => finished.abort();
  work.catch(() => undefined);
  signal?.addEventListener("abort", finish, { once: true });
  try {
    signal?.throwIfAborted();
    const first = await Promise.race([work, pause(limitMs, finished.signal).then((): typeof timedOut => timedOut)]);
    if (first !== timedOut) return first;
    signal?.throwIfAborted();
    throw tooLate();
  } finally {
    finish();
    signal?.removeEventListener("abort", finish);
  }
}

const late = (): Error => new Error("It takes too long.");

/**
 * Whether `work` is done in time, and was not rejected; otherwise it continues in the background. Waits no longer once
 * `signal` aborts.
 */
export const settlesWithin = (
  limitMs: number,
  pause: Pause,
  work: Promise<unknown>,
  signal?: AbortSignal,
): Promise<boolean> =>
  within(limitMs, pause, work, late, signal).then(
    () => true,
    () => false,
  );
