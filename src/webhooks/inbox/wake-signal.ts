import { pause } from "../pause.ts";

/** A sleep that anybody may end. Rung while nobody sleeps, it ends the next sleep at once: no call is lost. */
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
