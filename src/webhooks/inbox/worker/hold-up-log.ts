import type { Log } from "../../observability/log.ts";

/**
 * Returns a function to call after each claim, with the delivery that held it up, if one did. Logs the first of several held-up claims in a row, and
 * again after a claim that was not held up.
 */
export function holdUpLog(log: Log): (by: string | undefined) => void {
  let known: string | undefined;
  return (by) => {
    if (by !== undefined && by !== known)
      log.warn(
        `The last attempt at delivery ${by} was lost, so it has to run alone: nothing else is started until the running deliveries have ended, at most for four leases.`,
      );
    known = by;
  };
}
