import type { Latest } from "../store/store.ts";
import type { Settings } from "./inbox-options.ts";

/**
 * How far a timestamp may exceed what this process would set before it is attributed to a clock that has since been set
 * back. Clocks of processes sharing a store may differ by a minute; this is twice that, so that no live claim depends
 * on a few milliseconds.
 */
const margin = 120_000;

/** Stores need integer times; one that is not representable is treated as unbounded. */
const finite = (time: number): number | undefined => (Number.isSafeInteger(time) ? time : undefined);

/**
 * Computes the latest plausible timestamps in a store. Anything beyond them was set before the clock was set back, and
 * would stay untouched until the old time comes around again.
 *
 * For leases this is only known once they could have been renewed: right after the clock was set back, and in a process
 * that has just started, live claims are indistinguishable from abandoned ones. So no bound is given for the length of
 * one lease, measured by a monotonic clock.
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
      // Twice, because another process may be configured with a longer lease.
      running: steady < renewedAt ? undefined : finite(clock + 2 * lease + margin),
    };
  };
}
