import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Knex } from "knex";
import { dialectOf } from "../dialect.ts";
import { codeOf } from "../driver-error.ts";
import { takeNamedLock } from "../locks/named-lock.ts";

type Connection = { pragma(statement: string): unknown; exec(sql: string): unknown; close(): void };
type Driver = new (file: string) => Connection;

/** A lock file beside the database. The operating system releases the lock when the process ends, even by a crash. */
function lockFile(file: string, purpose: string, createError: () => Error): AsyncDisposable {
  if (file === ":memory:") return { [Symbol.asyncDispose]: async () => undefined };
  const Sqlite: Driver = createRequire(import.meta.url)("better-sqlite3");
  const path = `${file}-${purpose}`;
  const connection = new Sqlite(path);
  try {
    connection.pragma("busy_timeout = 0");
    connection.exec("begin exclusive");
  } catch (error) {
    connection.close();
    throw codeOf(error).startsWith("SQLITE_BUSY") ? createError() : error;
  }
  return {
    [Symbol.asyncDispose]: async () => {
      await rm(path, { force: true });
      connection.close();
    },
  };
}

/**
 * Ensures that only one process does this work on this database. The lock ends with the process.
 * @throws the error made by `createError` when another process holds it
 */
export async function takeExclusiveLock(db: Knex, purpose: string, createError: () => Error): Promise<AsyncDisposable> {
  if (dialectOf(db).engine === "mysql") return takeNamedLock(db, purpose, { waitMs: 0, timeoutError: createError });
  return lockFile(String(db.client.config.connection.filename), purpose, createError);
}
