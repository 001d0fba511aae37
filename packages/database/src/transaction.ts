import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { backOff, jittered } from "./back-off.ts";
import { DatabaseFailure } from "./database-failure.ts";
import { dialectOf } from "./dialect.ts";
import { inGroup } from "./group-commit.ts";
import { isOutage, type Outage } from "./outage.ts";

/**
 * Maximum retries: after conflicts, once the time is up and before; and during a failover to another host. A
 * transaction on one node of a cluster loses to every commit on another node, however short its turn.
 */
const [conflictRetries, quickConflictRetries, failoverRetries] = [3, 15, 10];
/** Time for the additional retries after conflicts, in ms; afterwards the client has to retry. */
const retryMs = 5000;

/** The outage behind an error, when the database and not the program is at fault; undefined otherwise. */
export function outageOf(db: Knex, error: unknown): Outage | undefined {
  const fault = dialectOf(db).faultOf(error);
  const outage = fault === "conflict" ? "busy" : fault;
  return isOutage(outage) ? outage : undefined;
}

/**
 * Runs `work` in a transaction. Retried after a conflict, and when its host was lost before COMMIT was sent, so `work`
 * may run several times and must have no side effects outside the database. It is not retried when the outcome of a
 * COMMIT is unknown.
 * @throws DatabaseFailure `busy` when all retries lost, `overloaded` when too many wait; whatever `work` throws, after
 *   the rollback
 */
export async function inTransaction<T>(db: Knex, work: (trx: Knex) => Promise<T>): Promise<T> {
  const dialect = dialectOf(db);
  const begin = <T>(run: (trx: Knex) => Promise<T>): Promise<T> =>
    dialect.hasOneWriter && !db.isTransaction ? inGroup(db, run) : db.transaction(run);
  const deadline = performance.now() + retryMs;
  for (let attempt = 0, conflicts = 0; ; attempt++) {
    let isWorkDone = false;
    try {
      return await begin(async (trx) => {
        const value = await work(trx);
        await dialect.flush(trx); // COMMIT is sent alone: its failure is handled differently
        isWorkDone = true;
        return value;
      });
    } catch (error) {
      const isOverdue = performance.now() > deadline;
      if (dialect.faultOf(error) === "conflict") {
        if (conflicts++ >= (isOverdue ? conflictRetries : quickConflictRetries))
          throw new DatabaseFailure("busy", "Other transactions were in the way at each attempt.", { cause: error });
      } else if (isOverdue || attempt >= failoverRetries || !dialect.mayMove(error, isWorkDone)) throw error;
      await sleep(jittered(backOff(attempt + 1, 10, 320)));
    }
  }
}
