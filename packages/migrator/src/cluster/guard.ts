import type { CoordinatorLock, LeaderOutcomes } from "../protocol/contracts.ts";
import { MigratorError, messageOf } from "../protocol/errors.ts";
import { sentence } from "../protocol/format.ts";
import { redactMessage } from "../protocol/secrets.ts";
import type { Cluster } from "./cluster.ts";
import { inProgress } from "./config/store-fault.ts";

/**
 * A coordinator whose lease may have expired may have a successor.
 * @throws MigratorError `run_in_progress` naming the successor, `config_store_unavailable` when it is unknown
 */
export async function requireLock({ store }: Cluster, lock: CoordinatorLock): Promise<void> {
  if (await lock.stillHeld()) return;
  throw inProgress(await store.holder());
}

/**
 * Adds the run id to any error; an unexpected one is reported as a bug of ours.
 * @param more outcomes for an error that has none, and what to do next
 */
export function withRun(
  error: unknown,
  runId: string,
  more: Readonly<{ leaders?: LeaderOutcomes; next?: string }> = {},
): MigratorError {
  const { leaders, next = "" } = more;
  if (!(error instanceof MigratorError))
    return new MigratorError("internal", sentence(redactMessage(messageOf(error))) + next, {
      cause: error,
      runId,
      leaders,
    });
  const { code, message, migration, appliedNow, cause } = error;
  return new MigratorError(code, message + next, {
    cause,
    migration,
    appliedNow,
    leaders: error.leaders ?? leaders,
    runId,
  });
}
