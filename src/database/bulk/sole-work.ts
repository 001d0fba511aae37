import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Knex } from "knex";
import { dialectOf } from "../dialect.ts";
import { codeOf } from "../driver-error.ts";
import { takeNamedLock } from "../locks/named-lock.ts";

type Connection = { pragma(statement: string): unknown; exec(sql: string): unknown; close(): void };
type Driver = new (file: string) => Connection;

/** A file beside the database whose lock the operating system takes back when the process ends, however it ends. */
function lockFile(file: string, purpose: string, refused: () => Error): AsyncDisposable {
  if (file === ":memory:") return { [Symbol.asyncDispose]: async () => undefined };
  const Sqlite: Driver = createRequire(import.meta.url)("better-sqlite3");
  const path = `${file}-${purpose}`;
  const connection = new Sqlite(path);
  try {
    connection.pragma("busy_timeout = 0");
    connection.exec("begin exclusive");
  } catch (error) {
    connection.close();
    throw codeOf(error).startsWith("SQLITE_BUSY") ? refused() : error;
  }
  return {
    [Symbol.asyncDispose]: async () => {
      await rm(path, { force: true });
      connection.close();
    },
  };
}

/**
 * Makes sure that only one process does this work in this database. It ends with the process. Errors: what `refused`
 * makes
 */
export async function soleWork(db: Knex, purpose: string, refused: () => Error): Promise<AsyncDisposable> {
  if (dialectOf(db).engine === "mysql") return takeNamedLock(db, purpose, { waitMs: 0, refused });
  return lockFile(String(db.client.config.connection.filename), purpose, refused);
}
