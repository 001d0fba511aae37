import { DatabaseFailure } from "@segmark/database/database-failure";
import * as database from "@segmark/database/transaction";
import type { Knex } from "knex";
import { problemOf } from "./problem.ts";

/**
 * A transaction of the database, see there. Errors `storage_busy` when all retries lost; `overloaded` when too many
 * wait; whatever `work` throws, after the rollback
 */
export async function inTransaction<T>(db: Knex, work: (trx: Knex) => Promise<T>): Promise<T> {
  try {
    return await database.inTransaction(db, work);
  } catch (error) {
    throw error instanceof DatabaseFailure ? problemOf(error.kind, error.cause) : error;
  }
}
