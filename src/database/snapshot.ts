import { openSqliteSnapshot } from "./sqlite-snapshot.ts";
import { parseDatabaseUrl } from "./url.ts";

/** Columns of a row in the order of the statement. */
export type SnapshotRow = readonly unknown[];

/**
 * A database as it was at one moment, read over a connection of its own, whatever others write meanwhile.
 * - `engine`      which SQL it understands
 * - `read`        the rows of a small result. Not while a stream is open
 * - `stream`      the rows of a large result in batches, no faster than they are taken; memory does not grow with the result. One at a time
 * - `readBeside`  the rows of a small result while a stream is open. On a server the moment is a little later
 */
export type Snapshot = AsyncDisposable &
  Readonly<{
    engine: "sqlite" | "mysql";
    read: (sql: string) => Promise<readonly SnapshotRow[]>;
    stream: (sql: string) => AsyncIterable<readonly SnapshotRow[]>;
    readBeside: (sql: string, values: readonly string[]) => Promise<readonly SnapshotRow[]>;
  }>;

/**
 * Takes a snapshot of the database of a service, which may be running, in this process or another one. SQLite reads in the calling thread, so a
 * thread that serves requests must not call this.
 * Errors  if the URL is invalid, the database does not exist or cannot be reached
 */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const target = parseDatabaseUrl(url);
  if (target.engine === "sqlite") {
    if (target.file === ":memory:") throw new Error("a database in memory can be read by its own process only");
    return openSqliteSnapshot(target.file);
  }
  const { openMysqlSnapshot } = await import("./mysql-snapshot.ts");
  return openMysqlSnapshot(target);
}
