import { dialectOf } from "@segmark/database/dialect";
import { watchFailures } from "@segmark/database/failures";
import { isOutage, type Outage, writeOutages } from "@segmark/database/outage";
import { backingOff, periodicTask } from "@segmark/database/periodic-task";
import type { Problem } from "../errors.ts";
import type { Storage } from "../storage/open.ts";
import { problemOf } from "../storage/transactions/problem.ts";
import { createIncidents, type IncidentNews } from "./incidents.ts";

export type Health = AsyncDisposable &
  Readonly<{
    /** Why writes currently fail; undefined while they succeed. Reads may work either way. */
    writeProblem: () => Problem | undefined;
  }>;

export type HealthOptions = Readonly<{
  storage: Pick<Storage, "knex" | "stores">;
  report: (news: IncidentNews) => void;
  /** Called if a probe fails for a reason other than an outage. */
  onError: (error: unknown) => void;
  /** Milliseconds between probes. */
  interval?: number;
}>;

/** The size of a small submission, so that a disk with a single free page still counts as full. */
const PROBE_BYTES = 4096;

/**
 * Monitors whether the database accepts writes: from every failed statement and from a periodic probe write, which
 * detects a disk that became full while there were no writes, and its recovery. Writes count as failing from the first
 * failure until a probe succeeds with no failure since the previous probe.
 */
export function watchHealth({ storage, report, onError, interval = 5000 }: HealthOptions): Health {
  const { knex, stores } = storage;
  const incidents = createIncidents(report, () => performance.now());
  let failing: Outage | undefined;
  let failures = 0;
  const watch = watchFailures(knex, ({ outage, error, isRead }) => {
    incidents.met(outage, error);
    if (!writeOutages.has(outage) || isRead) return;
    failing = outage;
    failures++;
  });

  const probe = async (): Promise<void> => {
    const before = failures;
    const isWell = await stores.settings.set("write_probe", String(performance.now()).padEnd(PROBE_BYTES, ".")).then(
      () => true,
      (error: unknown) => {
        // Outages are reported by `watchFailures`. A conflict with another writer says nothing about the disk.
        const fault = dialectOf(knex).faultOf(error);
        if (!isOutage(fault) && fault !== "conflict") throw error;
        return false;
      },
    );
    if (isWell && before === 0) failing = undefined;
    failures = 0;
    incidents.round(isWell);
  };
  const probing = periodicTask({ round: backingOff(probe), onError, interval });
  return {
    writeProblem: () => failing && problemOf(failing),
    [Symbol.asyncDispose]: async () => {
      await probing[Symbol.asyncDispose]();
      watch[Symbol.dispose]();
    },
  };
}
