import { backingOff } from "../database/back-off.ts";
import { dialectOf } from "../database/dialect.ts";
import { watchFailures } from "../database/failures.ts";
import { isOutage, type Outage, ofWriting, problemOf } from "../database/outage.ts";
import { periodicTask } from "../database/periodic-task.ts";
import type { Problem } from "../errors.ts";
import type { Storage } from "../storage/open.ts";
import { createIncidents, type IncidentNews } from "./incidents.ts";

export type Health = AsyncDisposable &
  Readonly<{
    /** Why writing fails at the moment; undefined while it works. Reading may go on either way. */
    writeProblem: () => Problem | undefined;
  }>;

export type HealthOptions = Readonly<{
  storage: Pick<Storage, "knex" | "stores">;
  tell: (news: IncidentNews) => void;
  /** A look that failed for a reason that is no outage. */
  onError: (error: unknown) => void;
  /** Milliseconds between two looks. */
  interval?: number;
}>;

/** As much as a small submission writes, so that the last free page of a disk is not taken for room. */
const PROBE_BYTES = 4096;

/**
 * Knows whether the database takes writes: from every statement that fails, and from a small write of its own at regular times, which shows the
 * disk that became full while nobody wrote, and that there is room again. Writing counts as failing from the first failure to the
 * first look that wrote and saw no failure since the look before.
 */
export function watchHealth({ storage, tell, onError, interval = 5000 }: HealthOptions): Health {
  const { knex, stores } = storage;
  const incidents = createIncidents(tell, () => performance.now());
  let failing: Outage | undefined;
  let failures = 0;
  const watch = watchFailures(knex, ({ outage, error, reads }) => {
    incidents.met(outage, error);
    if (!ofWriting.has(outage) || reads) return;
    failing = outage;
    failures++;
  });

  const look = async (): Promise<void> => {
    const before = failures;
    const isWell = await stores.settings.set("write_probe", String(performance.now()).padEnd(PROBE_BYTES, ".")).then(
      () => true,
      (error: unknown) => {
        // Outages are told where they are met. Another writer that is in the way says nothing about the disk.
        const fault = dialectOf(knex).faultOf(error);
        if (!isOutage(fault) && fault !== "conflict") throw error;
        return false;
      },
    );
    if (isWell && before === 0) failing = undefined;
    failures = 0;
    incidents.round(isWell);
  };
  const looking = periodicTask({ round: backingOff(look), onError, interval });
  return {
    writeProblem: () => failing && problemOf(failing),
    [Symbol.asyncDispose]: async () => {
      await looking[Symbol.asyncDispose]();
      watch[Symbol.dispose]();
    },
  };
}
