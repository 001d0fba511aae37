const first = 1000;
/** What `exponentialBackoff` answers at most. */
export const longestBackoff = 3_600_000;

/**
 * How long to wait after the `attempt`th failure (1 or more), in milliseconds: a second, doubled each time, an hour at most. The upper half is left to
 * chance, so that deliveries which failed together do not come back together.
 * @param random a number from 0 to below 1
 */
export function exponentialBackoff(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(longestBackoff, first * 2 ** (attempt - 1));
  return Math.round(whole / 2 + (whole / 2) * random());
}

/** How long to leave a store alone that failed `failures` times in a row: `poll`, doubled each time, half a minute at most (or `poll`, if longer). */
export const outagePause = (failures: number, poll: number): number =>
  Math.max(poll, Math.min(30_000, poll * 2 ** (failures - 1)));
