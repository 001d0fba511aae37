/** Columns of a row in the order of the statement. */
export type SnapshotRow = readonly unknown[];

/**
 * A consistent snapshot of a database, read over its own connection, unaffected by concurrent writes.
 * - `engine`      its SQL dialect
 * - `read`        the rows of a small result; not while a stream is open
 * - `stream` the rows of a large result in batches with backpressure, so memory does not grow with the result. One
 *   stream at a time
 * - `readBeside`  the rows of a small result while a stream is open. On a server it reads a slightly later snapshot
 */
export type Snapshot = AsyncDisposable &
  Readonly<{
    engine: "sqlite" | "mysql";
    read: (sql: string) => Promise<readonly SnapshotRow[]>;
    stream: (sql: string) => AsyncIterable<readonly SnapshotRow[]>;
    readDuringStream: (sql: string, values: readonly string[]) => Promise<readonly SnapshotRow[]>;
  }>;
