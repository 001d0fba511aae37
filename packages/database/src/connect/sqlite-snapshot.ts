import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Snapshot, SnapshotRow } from "./snapshot-contract.ts";

/** The part of the driver that is used here; it brings no types. */
type Statement = Readonly<{
  raw(): Statement;
  all(...values: readonly string[]): SnapshotRow[];
  iterate(): IterableIterator<SnapshotRow>;
}>;
type Connection = Readonly<{
  pragma(statement: string): unknown;
  exec(sql: string): unknown;
  prepare(sql: string): Statement;
  close(): void;
}>;
type Driver = new (file: string, options: Readonly<{ readonly: boolean; fileMustExist: boolean }>) => Connection;

/** A checkpoint may block readers for a moment. */
const busyTimeoutMs = 5000;
const batchRows = 1000;

/** A read transaction: with a write-ahead log, it neither waits for writers nor blocks them. */
export function openSqliteSnapshot(file: string): Snapshot {
  const Sqlite: Driver = createRequire(import.meta.url)("better-sqlite3");
  // A readonly connection to a database that is not open elsewhere creates a log that it cannot remove.
  const connection = new Sqlite(file, { readonly: existsSync(`${file}-wal`), fileMustExist: true });
  const rowsOf = (sql: string): Statement => connection.prepare(sql).raw();
  try {
    connection.pragma(`busy_timeout = ${busyTimeoutMs}`);
    connection.exec("begin");
    rowsOf("select count(*) from sqlite_master").all(); // BEGIN alone takes no snapshot, the first read does
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    engine: "sqlite",
    read: async (sql) => rowsOf(sql).all(),
    stream: async function* (sql) {
      let batch: SnapshotRow[] = [];
      for (const row of rowsOf(sql).iterate()) {
        if (batch.push(row) < batchRows) continue;
        yield batch;
        batch = [];
        await nextTurn(); // lets signals and messages be handled
      }
      if (batch.length > 0) yield batch;
    },
    readDuringStream: async (sql, values) => rowsOf(sql).all(...values),
    [Symbol.asyncDispose]: async () => connection.close(),
  };
}
