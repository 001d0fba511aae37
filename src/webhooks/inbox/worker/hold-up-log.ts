import type { Log } from "../../observability/log.ts";

/**
 * Returns a function to call after each claim, with the delivery that held it up, if one did. Logs once that claims are held up, however many are,
 * and again after one that was not.
 */
export function holdUpLog(log: Log): (by: string | undefined) => void {
  let known: string | undefined;
  return (by) => {
    if (by !== undefined && by !== known)
      log.warn(
        `The last attempt at delivery ${by} was lost, so it has to run alone: no other is begun until the running ones have ended, or for some leases.`,
      );
    known = by;
  };
}
