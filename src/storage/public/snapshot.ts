import { openSnapshot, type Snapshot, type SnapshotRow } from "../../database/snapshot.ts";
import type { PublicTable } from "./tables.ts";

/** The values of a published row in the order of the table's columns. */
export type PublicRow = SnapshotRow;

/**
 * What an instance publishes, as it was at one moment: a transaction that was committed while it is read is not in any table, and one committed
 * before is in all of them.
 * - `takenAt`    by the clock of this machine, in ms since 1970
 * - `dbVersion`  number of schema steps
 * - `cursor`     of the change feed: what comes after it is not in the snapshot; undefined while there is no feed
 * - `rows`       in the order of the table, in batches; one table at a time
 */
export type PublicSnapshot = AsyncDisposable &
  Readonly<{
    takenAt: number;
    dbVersion: number;
    cursor: string | undefined;
    rows: (table: PublicTable) => AsyncIterable<readonly PublicRow[]>;
  }>;

/** Indexes in whose order a table is read. Left to itself, a server sorts the rows, for which it writes them all to a disk once more. */
const orderIndexes: Readonly<Record<string, string>> = { sponsorTimes: "segments_by_time" };

function selectFrom({ name, from, columns, order }: PublicTable, { engine }: Snapshot): string {
  const index = engine === "mysql" ? orderIndexes[name] : undefined;
  const hint = index === undefined ? "" : ` force index for order by (${index})`;
  return `select ${columns.map(({ stored }) => stored).join(", ")} from ${from}${hint} order by ${order.join(", ")}`;
}

/**
 * Takes a snapshot of what the database of a service publishes. Reads in the calling thread: see `openSnapshot`.
 * Errors  if the database cannot be opened, or has no schema
 */
export async function openPublicSnapshot(url: string): Promise<PublicSnapshot> {
  const snapshot = await openSnapshot(url);
  try {
    const takenAt = Date.now();
    const [[steps] = []] = await snapshot.read("select count(*) from _migrations");
    return {
      takenAt,
      dbVersion: Number(steps),
      cursor: undefined,
      rows: (table) => snapshot.stream(selectFrom(table, snapshot)),
      [Symbol.asyncDispose]: () => snapshot[Symbol.asyncDispose](),
    };
  } catch (error) {
    await snapshot[Symbol.asyncDispose]();
    throw error;
  }
}
