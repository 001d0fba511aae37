import { backingOff, periodicTask } from "@segmark/database/periodic-task";

/** Another process takes over what was not lifted within this time, in ms. Lifting twice at once does no harm. */
const leaseMs = 60_000;

export type EndedBansOptions = Readonly<{
  /** Claims one ended ban for `leaseMs`; returns its user, or undefined when none is left. */
  claim: (now: number, leaseMs: number) => Promise<string | undefined>;
  /** Lifts it, unless it has been lifted or changed since; rejects with the reason of the signal when that stops it. */
  lift: (userId: string, stopped: AbortSignal) => Promise<unknown>;
  now: () => number;
  /** Called once per series of consecutive failures. */
  onError: (error: unknown) => void;
  /** Milliseconds between runs. */
  interval?: number;
}>;

/**
 * Lifts bans whose end has come, one after another. Who is banned does not depend on it: a ban ends at its time, and
 * this shows what it hid. What fails is tried again when its claim has expired, after others. Disposing stops it
 * between two steps.
 */
export function liftEndedBans({ claim, lift, now, onError, interval = 10_000 }: EndedBansOptions): AsyncDisposable {
  const round = async (stopped: AbortSignal): Promise<void> => {
    while (!stopped.aborted) {
      const userId = await claim(now(), leaseMs);
      if (userId === undefined) return;
      await lift(userId, stopped).catch((error: unknown) => {
        if (!stopped.aborted) throw error;
      });
    }
  };
  return periodicTask({ round: backingOff(round), onError, interval });
}
