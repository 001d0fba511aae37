import type { Knex } from "knex";
import { DatabaseFailure } from "../../database/database-failure.ts";
import * as database from "../../database/transaction.ts";
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
