import type { Knex } from "knex";
import type { Dialect } from "./capabilities.ts";
import { mysqlDialect } from "./mysql-dialect.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

/** The only list of supported products; `capabilities.ts` documents how they differ. */
const clients: Readonly<Record<string, Dialect>> = { "better-sqlite3": sqliteDialect, mysql2: mysqlDialect };

export function dialectOf(db: Knex): Dialect {
  const dialect = clients[String(db.client.config.client)];
  if (dialect === undefined) throw new Error(`No dialect for the driver ${db.client.config.client}.`);
  return dialect;
}

/** Sends a statement whose result is not needed, see `Dialect.defer`. */
export const defer = (db: Knex, query: Knex.QueryBuilder | Knex.Raw): Promise<void> => dialectOf(db).defer(db, query);

/**
 * A frequent write whose result is not needed: deferred where it costs a round trip, otherwise sent at once, bypassing
 * Knex.
 */
export async function deferWrite(db: Knex, sql: string, values: readonly (string | number)[]): Promise<void> {
  const { isRemote, run } = dialectOf(db);
  if (isRemote) await defer(db, db.raw(sql, [...values]));
  else await run(db, sql, values);
}

/** For `catch`: ignores an error that says the row exists already. */
export const unlessDuplicate =
  (db: Knex) =>
  (error: unknown): void => {
    if (dialectOf(db).faultOf(error) !== "duplicate") throw error;
  };
