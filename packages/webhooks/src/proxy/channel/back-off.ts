import { backOff } from "../../back-off.ts";

export type BackOff = Readonly<{ minBackoff: number; maxBackoff: number }>;

/** Lower bound on the `retry` of a server, so that clients do not reconnect in a tight loop. */
const MIN_RETRY = 100;

/**
 * Milliseconds to wait before reconnecting, after `failures` in a row (from 0: the last connection was healthy).
 * Doubles from the delay the server asked for (`retry`), else from `minBackoff`, up to `maxBackoff`, which also bounds
 * `retry`. `random` (0 to 1) adds up to half as jitter: the clients of a restarting proxy do not reconnect all at once.
 */
export function reconnectPause(limits: BackOff, failures: number, retry: number | undefined, random: number): number {
  const first = retry === undefined ? limits.minBackoff : Math.max(MIN_RETRY, retry);
  return backOff(failures + 1, first, limits.maxBackoff) * (1 + random / 2);
}
