import type { Knex } from "knex";
import { mysqlClock, sqliteClock } from "./clock.ts";
import { codeOf } from "./driver-error.ts";
import { isGaleraNode } from "./galera.ts";
import { poolQuery } from "./query-fn.ts";

/**
 * Capabilities of a database product that locks and migrations need; those of queries are in `capabilities.ts`.
 * - `namedLock` the server has GET_LOCK and it excludes all writers. False on a Galera cluster, where each node has its
 *   own locks.
 * - `schemaChangeBlocksWrites`  a schema change blocks all writes, on every node of a Galera cluster.
 * - `clock` SQL for the database's time in ms since 1970; contenders for a lease use it instead of their own clocks.
 * - `tableOptions`              settings of our own tables, so that they do not depend on the server's defaults.
 * - `isBusy`                    the error of a statement that lost against another writer and can simply be retried.
 */
export type Product = Readonly<{
  namedLock: boolean;
  schemaChangeBlocksWrites: boolean;
  clock: string;
  tableOptions: (table: Knex.CreateTableBuilder) => void;
  isBusy: (error: unknown) => boolean;
}>;

const sqlite: Product = {
  namedLock: false,
  schemaChangeBlocksWrites: false,
  clock: sqliteClock,
  tableOptions: () => undefined,
  isBusy: (error) => codeOf(error).startsWith("SQLITE_BUSY"),
};

const mysql: Product = {
  namedLock: true,
  schemaChangeBlocksWrites: false,
  clock: mysqlClock,
  tableOptions: (table) => {
    table.engine("InnoDB");
    table.charset("utf8mb4");
    table.collate("utf8mb4_bin");
  },
  isBusy: (error) => ["ER_LOCK_DEADLOCK", "ER_LOCK_WAIT_TIMEOUT"].includes(codeOf(error)),
};

export const isSqlite = (db: Knex): boolean => /sqlite/i.test(String(db.client.config.client));

export async function productOf(db: Knex): Promise<Product> {
  if (isSqlite(db)) return sqlite;
  return (await isGaleraNode(poolQuery(db))) ? { ...mysql, namedLock: false, schemaChangeBlocksWrites: true } : mysql;
}
