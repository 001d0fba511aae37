/** Columns of a row in the order of the statement. */
export type SnapshotRow = readonly unknown[];

/**
 * A database as it was at one moment, read over a connection of its own, whatever others write meanwhile.
 * - `engine`      which SQL it understands
 * - `read`        the rows of a small result. Not while a stream is open
 * - `stream` the rows of a large result in batches, no faster than they are taken; memory does not grow with the
 *   result. One at a time
 * - `readBeside`  the rows of a small result while a stream is open. On a server the moment is a little later
 */
export type Snapshot = AsyncDisposable &
  Readonly<{
    engine: "sqlite" | "mysql";
    read: (sql: string) => Promise<readonly SnapshotRow[]>;
    stream: (sql: string) => AsyncIterable<readonly SnapshotRow[]>;
    readBeside: (sql: string, values: readonly string[]) => Promise<readonly SnapshotRow[]>;
  }>;
