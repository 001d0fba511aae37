import { singleFlight } from "./single-flight.ts";

/** Maximum age of the last measurement, in ms: the endpoint is public, and all callers share the result. */
const KEEP_MS = 1000;

/**
 * Measures the database latency in whole ms, at most once per second. Failures are not cached.
 * Errors  those of `ping`
 */
export const recentPing = (ping: () => Promise<void>): (() => Promise<number>) => {
  const clock = (): number => performance.now();
  const measure = async (): Promise<number> => {
    const began = clock();
    await ping();
    return Math.round(clock() - began);
  };
  return singleFlight(measure, KEEP_MS, clock);
};
