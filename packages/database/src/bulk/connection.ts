import type { Knex } from "knex";
import { dialectOf } from "../dialect.ts";
import type { Bulk } from "./bulk.ts";

/**
 * Opens a connection for bulk work. The pool needs another one for everything else, except with SQLite, whose pool has
 * only one.
 */
export async function openBulk(db: Knex): Promise<Bulk> {
  const { engine } = dialectOf(db);
  const open =
    engine === "sqlite"
      ? (await import("./sqlite-bulk.ts")).openSqliteBulk
      : (await import("./mysql-bulk.ts")).openMysqlBulk;
  return open(db);
}
