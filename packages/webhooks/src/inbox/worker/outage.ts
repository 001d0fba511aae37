import type { Log } from "../../observability/log.ts";
import { errorText } from "./error-text.ts";

/** Logs an outage of the store once, however many calls fail, and once that it is over. */
export type Outage = Readonly<{ failed: (what: string, error: unknown) => void; worked: () => void }>;

/** @param meanwhile what happens until the store works again */
export function outageLog(log: Log, meanwhile: string): Outage {
  let failing = false;
  return {
    failed: (what, error) => {
      if (failing) return;
      failing = true;
      log.error(`The inbox store could not ${what}; ${meanwhile} until it can. ${errorText(error)}`);
    },
    worked: () => {
      if (!failing) return;
      failing = false;
      log.info("The inbox store works again.");
    },
  };
}
