import type { Log } from "../../observability/log.ts";
import { errorText } from "./error-text.ts";

/** Logs the start and the end of a store outage once each, however many calls fail. */
export type Outage = Readonly<{ failed: (what: string, error: unknown) => void; succeeded: () => void }>;

/** @param consequence what happens until the store works again */
export function outageLog(log: Log, consequence: string): Outage {
  let failing = false;
  return {
    failed: (what, error) => {
      if (failing) return;
      failing = true;
      log.error(`The inbox store could not ${what}; ${consequence} until it can. ${errorText(error)}`);
    },
    succeeded: () => {
      if (!failing) return;
      failing = false;
      log.info("The inbox store works again.");
    },
  };
}
