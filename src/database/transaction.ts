import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import type { Problem } from "../errors.ts";
import { dialectOf } from "./dialect.ts";
import { inGroup } from "./group-commit.ts";
import { backoffMs } from "./jitter.ts";
import { isOutage, problemOf } from "./outage.ts";

/** Against other transactions; as long as there is time, which there is not after waits for locks, and against a database that moves to another host. */
const [retries, quickRetries, moves] = [3, 7, 10];
/** After so long, in ms, nothing is retried any more: the client is told to retry. */
const patienceMs = 5000;

/** The problem a client should hear of when the database, and not the program, is at fault; undefined otherwise. */
export function asProblem(db: Knex, error: unknown): Problem | undefined {
  const fault = dialectOf(db).faultOf(error);
  const outage = fault === "conflict" ? "busy" : fault;
  return isOutage(outage) ? problemOf(outage, error) : undefined;
}

/**
 * All of `work` or nothing of it. A transaction that loses against another one starts over, and so does one whose host was lost before its
 * COMMIT was sent: `work` may run several times and must change nothing but the database. When nobody knows what became of a COMMIT it is not
 * repeated.
 * Errors  `storage_busy` when it lost each time; whatever `work` throws, after undoing what it did
 */
export async function inTransaction<T>(db: Knex, work: (trx: Knex) => Promise<T>): Promise<T> {
  const dialect = dialectOf(db);
  const begin = <T>(run: (trx: Knex) => Promise<T>): Promise<T> =>
    dialect.hasOneWriter && !db.isTransaction ? inGroup(db, run) : db.transaction(run);
  const deadline = performance.now() + patienceMs;
  for (let attempt = 0, conflicts = 0; ; attempt++) {
    let isDone = false;
    try {
      return await begin(async (trx) => {
        const value = await work(trx);
        await dialect.settle(trx); // COMMIT goes alone: what becomes of it is a matter of its own
        isDone = true;
        return value;
      });
    } catch (error) {
      const isOver = performance.now() > deadline;
      if (dialect.faultOf(error) === "conflict") {
        if (conflicts++ >= (isOver ? retries : quickRetries)) throw asProblem(db, error) ?? error;
      } else if (isOver || attempt >= moves || !dialect.mayMove(error, isDone)) throw error;
      await sleep(backoffMs(attempt));
    }
  }
}
