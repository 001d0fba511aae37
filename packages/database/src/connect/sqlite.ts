import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import knex, { type Knex } from "knex";
import { codeOf } from "../driver-error.ts";
import { messageOf } from "../error-message.ts";
import { makeFolder } from "../make-folder.ts";
import { OpenError } from "../open-error.ts";
import { createPrivateFile } from "../private-file.ts";
import { quietLog } from "../quiet-log.ts";
import { cacheKibibytes, openReader } from "../sqlite-rows.ts";
import { cacheStatements } from "../statement-cache.ts";
import type { SqliteTarget } from "../url.ts";

/** The part of the driver's connection that is used here; the driver brings no types. */
type Connection = {
  readonly inTransaction: boolean;
  pragma(statement: string): unknown;
  prepare(sql: string): object;
  exec(sql: string): unknown;
};

/** Waiting for a writer in another process blocks the event loop, so this is short; transactions are retried. */
const busyTimeoutMs = 1000;
/** Files up to this size are checked at startup: about a second per gigabyte. */
const checkedBytes = 256 * 1024 * 1024;

/**
 * When a commit is acknowledged.
 * - `full`    when it is on disk: acknowledged writes survive a power failure
 * - `normal` when the file system has it: acknowledged writes survive a crash of the process, but a power failure may
 *   lose the latest
 */
export type Synchronous = "full" | "normal";

/**
 * Retries, because processes that open a new file concurrently all try to switch its journal mode, for which SQLite has
 * no busy timeout.
 */
async function prepare(connection: Connection, synchronous: Synchronous): Promise<void> {
  connection.pragma(`busy_timeout = ${busyTimeoutMs}`);
  connection.pragma("foreign_keys = ON");
  connection.pragma(`synchronous = ${synchronous}`);
  connection.pragma(`cache_size = -${cacheKibibytes}`);
  for (let tries = 1; ; tries++)
    try {
      connection.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      if (!codeOf(error).startsWith("SQLITE_BUSY") || tries === 50) throw error;
      await sleep(20 * Math.random() * tries);
    }
}

/** SQLite leaves a transaction open when its COMMIT fails, and the next BEGIN on this connection would fail. */
function rollbackIfOpen(connection: Connection): true {
  if (connection.inTransaction) connection.exec("rollback");
  return true;
}

async function check(db: Knex, file: string): Promise<void> {
  if (file === ":memory:" || (await stat(file)).size > checkedBytes)
    return void (await db.raw("pragma schema_version"));
  const [first] = await db.raw("pragma quick_check(1)");
  if (first?.quick_check !== "ok")
    throw Object.assign(new Error(String(first?.quick_check)), { code: "SQLITE_CORRUPT" });
}

function explain(error: unknown, file: string): OpenError {
  const code = codeOf(error);
  const message = messageOf(error);
  if (/^SQLITE_(?:NOTADB|CORRUPT)/.test(code))
    return new OpenError(
      `The database file ${file} is damaged or is not a database (${message}). Put a backup in its place, or move it away and a new one is made at the next start.`,
      { cause: error, transient: false },
    );
  return new OpenError(
    `The database file ${file} cannot be opened (${message}). Check that the folder exists and is writable.`,
    { cause: error, transient: code.startsWith("SQLITE_BUSY") },
  );
}

/**
 * One connection for writes, since SQLite has one writer at a time, and one for reads. Creates the folders and the
 * file, which only its owner may access, enables WAL and checks the file.
 */
export async function connectSqlite(
  { file }: SqliteTarget,
  { acquireTimeoutMs, synchronous }: Readonly<{ acquireTimeoutMs: number; synchronous: Synchronous }>,
): Promise<Knex> {
  const db = knex({
    client: "better-sqlite3",
    compileSqlOnError: false, // as for MySQL: values stay out of error messages
    connection: { filename: file },
    useNullAsDefault: true,
    log: quietLog,
    acquireConnectionTimeout: acquireTimeoutMs,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: Connection, done: (error: unknown, connection: unknown) => void) =>
        void prepare(connection, synchronous).then(
          () => {
            cacheStatements(connection);
            done(null, connection);
          },
          (error: unknown) => done(error, connection),
        ),
    },
  });
  // Runs whenever the connection is acquired.
  db.client.validateConnection = rollbackIfOpen;
  try {
    if (file !== ":memory:") {
      makeFolder(dirname(file));
      createPrivateFile(file);
    }
    await db.raw("pragma schema_version");
    await check(db, file);
    if (file !== ":memory:") openReader(db, file);
    return db;
  } catch (error) {
    await db.destroy();
    throw explain(error, file);
  }
}
