import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import type { Problem } from "../errors.ts";
import { dialectOf } from "./dialect.ts";
import { isOutage, problemOf } from "./outage.ts";

const retries = 3;

/** The problem a client should hear of when the database, and not the program, is at fault; undefined otherwise. */
export function asProblem(db: Knex, error: unknown): Problem | undefined {
  const fault = dialectOf(db).faultOf(error);
  const outage = fault === "conflict" ? "busy" : fault;
  return isOutage(outage) ? problemOf(outage, error) : undefined;
}

/**
 * All of `work` or nothing of it. A transaction that loses against another one starts over, so `work` may run up to four times
 * and must change nothing but the database.
 * Errors  `storage_busy` when it lost each time; whatever `work` throws, after undoing what it did
 */
export async function inTransaction<T>(db: Knex, work: (trx: Knex) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++)
    try {
      return await db.transaction(work);
    } catch (error) {
      if (dialectOf(db).faultOf(error) !== "conflict") throw error;
      if (attempt === retries) throw asProblem(db, error) ?? error;
      await sleep(10 * 2 ** attempt * (0.5 + Math.random()));
    }
}
