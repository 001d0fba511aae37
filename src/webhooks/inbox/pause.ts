/** What a timer can wait at most; more would be no wait at all. */
export const longestWait = 2 ** 31 - 1;

/** Resolves after `milliseconds`, or as soon as `signal` aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });
}

/** A sleep that anybody may end. Rung while nobody sleeps, it ends the next sleep at once: no call is lost. */
export type Bell = Readonly<{ ring: () => void; sleep: (milliseconds: number) => Promise<void> }>;

export function bell(): Bell {
  let ringing = new AbortController();
  return {
    ring: () => ringing.abort(),
    sleep: async (milliseconds) => {
      await pause(milliseconds, ringing.signal);
      if (ringing.signal.aborted) ringing = new AbortController();
    },
  };
}
