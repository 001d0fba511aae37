import type { Knex } from "knex";
import type { Dialect } from "./capabilities.ts";
import { mysqlDialect } from "./mysql-dialect.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

/** The only place that knows which products there are; how they differ is said in `capabilities.ts`. */
const clients: Readonly<Record<string, Dialect>> = { "better-sqlite3": sqliteDialect, mysql2: mysqlDialect };

export function dialectOf(db: Knex): Dialect {
  const dialect = clients[String(db.client.config.client)];
  if (dialect === undefined) throw new Error(`No dialect for the driver ${db.client.config.client}.`);
  return dialect;
}

/** A statement whose result nobody needs, see `Dialect.later`. */
export const later = (db: Knex, query: Knex.QueryBuilder | Knex.Raw): Promise<void> => dialectOf(db).later(db, query);

/** For `catch`: a row that is there already is as good as one that was added. */
export const unlessDuplicate =
  (db: Knex) =>
  (error: unknown): void => {
    if (dialectOf(db).faultOf(error) !== "duplicate") throw error;
  };
