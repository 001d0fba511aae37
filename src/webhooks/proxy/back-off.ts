export type BackOff = Readonly<{ minBackoff: number; maxBackoff: number }>;

/** A server that wants less would have its clients come back in a tight loop. */
const SHORTEST_RETRY = 100;

/**
 * Milliseconds to wait before the next connection, after `failures` in a row (from 0: the last one was healthy).
 * Doubles from what the server asked for (`retry`), else from `minBackoff`, up to `maxBackoff`, which also bounds the
 * server's wish. Up to half is added by `random` (0 to 1): the clients of a proxy that restarts do not come back at once.
 */
export function backOff(limits: BackOff, failures: number, retry: number | undefined, random: number): number {
  const first = retry === undefined ? limits.minBackoff : Math.max(SHORTEST_RETRY, retry);
  return Math.min(limits.maxBackoff, first * 2 ** Math.min(failures, 30)) * (1 + random / 2);
}
