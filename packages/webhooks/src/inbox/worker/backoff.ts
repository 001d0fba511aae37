import { backOff } from "../../back-off.ts";

const first = 1000;
/** Upper bound of `exponentialBackoff`. */
export const longestBackoff = 3_600_000;

/**
 * Backoff in milliseconds after the `attempt`th failure (1 or more): 1 s, doubled each time, up to 1 h. The upper half
 * is jitter, so that deliveries which failed together are not retried together.
 * @param random from 0 (inclusive) to 1 (exclusive)
 */
export function exponentialBackoff(attempt: number, random: () => number = Math.random): number {
  const whole = backOff(attempt, first, longestBackoff);
  return Math.round(whole / 2 + (whole / 2) * random());
}

/**
 * Pause after `failures` consecutive failures of the store: `poll`, doubled each time, up to 30 s (or `poll`, if
 * longer).
 */
export const outagePause = (failures: number, poll: number): number => Math.max(poll, backOff(failures, poll, 30_000));
