import { realPause as pause } from "../../pause.ts";

/** An interruptible sleep. If rung while not sleeping, the next sleep ends at once: no signal is lost. */
export type WakeSignal = Readonly<{ ring: () => void; sleep: (milliseconds: number) => Promise<void> }>;

export function wakeSignal(): WakeSignal {
  let ringing = new AbortController();
  return {
    ring: () => ringing.abort(),
    sleep: async (milliseconds) => {
      await pause(milliseconds, ringing.signal);
      if (ringing.signal.aborted) ringing = new AbortController();
    },
  };
}
