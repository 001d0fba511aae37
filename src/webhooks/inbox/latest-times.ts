import type { Settings } from "./options.ts";
import type { Latest } from "./store.ts";

/**
 * How far a time may lie behind what this process would set before it counts as one of a clock that has been set back since. Clocks of processes
 * with one store may be a minute apart; this is twice that, so that no live claim depends on a few milliseconds.
 */
const margin = 120_000;

/** Stores want whole times; one that they cannot hold is no bound. */
const finite = (time: number): number | undefined => (Number.isSafeInteger(time) ? time : undefined);

/**
 * Tells how late the times in a store can be at most. What lies behind was set before the clock was set back, and would stay untouched until the old
 * time returns.
 *
 * Of leases this is known only after they could be renewed once: just after the clock was set back, and when a process has just started and
 * cannot know, live claims look like those of the dead. So for the length of a lease nothing is said of them, by the clock that nobody sets.
 */
export function latestTimes({ now, lease, longestBackoff }: Settings): () => Latest {
  let furthest = Number.NEGATIVE_INFINITY;
  let renewedAt = performance.now() + lease;
  return () => {
    const [clock, steady] = [now(), performance.now()];
    if (clock - steady < furthest - margin) {
      furthest = clock - steady;
      renewedAt = steady + lease;
    }
    furthest = Math.max(furthest, clock - steady);
    return {
      waiting: finite(Math.ceil(clock + longestBackoff + margin)),
      // Twice: another process may be configured with a longer one.
      running: steady < renewedAt ? undefined : finite(clock + 2 * lease + margin),
    };
  };
}
