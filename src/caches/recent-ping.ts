import { singleFlight } from "./single-flight.ts";

/** Maximum age of the last measurement, in ms: the endpoint is public, and everybody gets the same answer. */
const KEEP_MS = 1000;

/**
 * How long the database took to answer, in whole ms, asked once a second at most. That it did not answer is not remembered.
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
