import { stat } from "node:fs/promises";
import knex, { type Knex } from "knex";
import { quietLog } from "../quiet-log.ts";

/**
 * The state of an SQLite file.
 * - `damage`    what a quick check found; undefined if nothing, or if the file is too large to be checked
 * - `walBytes`  length of the write-ahead log beside it
 */
export type SqliteFacts = Readonly<{
  version: string;
  journalMode: string;
  damage: string | undefined;
  isChecked: boolean;
  walBytes: number;
}>;

/** A check reads the whole file: about a second per gigabyte. */
const checkedBytes = 256 * 1024 * 1024;
const busyTimeoutMs = 1000;

type Connection = Readonly<{ pragma(statement: string): unknown }>;

/**
 * Opens an existing file for queries only. Not `readonly`, because such a connection to a write-ahead log leaves files
 * behind that the user of the service may not be allowed to open.
 */
export const openForQueries = (file: string): Knex =>
  knex({
    client: "better-sqlite3",
    compileSqlOnError: false,
    connection: { filename: file },
    useNullAsDefault: true,
    log: quietLog,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: Connection, done: (error: unknown, connection: unknown) => void) => {
        connection.pragma("query_only = ON");
        connection.pragma(`busy_timeout = ${busyTimeoutMs}`);
        done(null, connection);
      },
    },
  });

async function damageOf(db: Knex): Promise<string | undefined> {
  const [first] = await db.raw("pragma quick_check(1)");
  return first?.quick_check === "ok" ? undefined : String(first?.quick_check);
}

/** @throws the error of the driver, when the file is not a database or cannot be read */
export async function inspectSqlite(db: Knex, file: string): Promise<SqliteFacts> {
  const [{ version }] = await db.raw("select sqlite_version() as version");
  const [{ journal_mode: journalMode }] = await db.raw("pragma journal_mode");
  const isChecked = (await stat(file)).size <= checkedBytes;
  const walBytes = await stat(`${file}-wal`).then(
    ({ size }) => size,
    () => 0,
  );
  return { version, journalMode, isChecked, damage: isChecked ? await damageOf(db) : undefined, walBytes };
}
