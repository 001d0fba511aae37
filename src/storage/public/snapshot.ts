import { openSnapshot } from "@segmark/database/connect/snapshot";
import type { Snapshot, SnapshotRow } from "@segmark/database/connect/snapshot-contract";
import { cursorText } from "../../domain/public/feed-cursor.ts";
import { epochIn } from "./feed-position.ts";
import { columnsKey, type Leftovers, leftoverKey } from "./leftovers.ts";
import type { PublicTable } from "./tables.ts";

/** What the row at this index of a batch has. */
export type LeftoversAt = (index: number) => Leftovers | undefined | Promise<Leftovers | undefined>;

/** Characters of leftovers that are read with the others of their batch; a row of a usual file has some hundred. */
const shortLength = 4096;

/** The values of a published row in the order of the table's columns. */
export type PublicRow = SnapshotRow;

/**
 * What an instance publishes, as it was at one moment: a transaction that was committed while it is read is not in any
 * table, and one committed before is in all of them.
 * - `takenAt`    by the clock of this machine, in ms since 1970
 * - `dbVersion`  number of migrations
 * - `cursor`     of the change feed: what comes after it is not in the snapshot; undefined while there is no feed
 * - `rows`       in the order of the table, in batches; one table at a time
 * - `others`     columns that imported files had beyond those of the table
 * - `leftovers` of rows of a batch, by their index in it; undefined if no row of the table has any. Long ones are read
 *   when they are asked for: a batch
 *                of them would not fit into memory
 */
export type PublicSnapshot = AsyncDisposable &
  Readonly<{
    takenAt: number;
    dbVersion: number;
    cursor: string | undefined;
    rows: (table: PublicTable) => AsyncIterable<readonly PublicRow[]>;
    others: (table: PublicTable) => Promise<readonly string[]>;
    leftovers: (table: PublicTable, rows: readonly PublicRow[]) => Promise<LeftoversAt | undefined>;
  }>;

/**
 * Indexes in whose order a table is read. Left to itself, a server sorts the rows, for which it writes them all to a
 * disk once more.
 */
const orderIndexes: Readonly<Record<string, string>> = { sponsorTimes: "segments_for_lists" };

function selectFrom({ name, from, columns, order }: PublicTable, { engine }: Snapshot): string {
  const index = engine === "mysql" ? orderIndexes[name] : undefined;
  const hint = index === undefined ? "" : ` force index for order by (${index})`;
  return `select ${columns.map(({ stored }) => stored).join(", ")} from ${from}${hint} order by ${order.join(", ")}`;
}

/** Undefined in a database whose feed has not begun: no process of the service has started on it. */
async function cursorIn(snapshot: Snapshot): Promise<string | undefined> {
  const epoch = await epochIn(snapshot);
  const lanes = await snapshot.read("select lane, position from feed_lanes");
  if (epoch === undefined) return undefined;
  const positions = new Map(lanes.map(([lane, position]) => [Number(lane), Number(position)]));
  return cursorText({ epoch, lanes: positions, last: undefined });
}

type Overlays = Pick<PublicSnapshot, "others" | "leftovers">;

const leftoversFrom = (text: string | undefined): Leftovers | undefined =>
  text === undefined ? undefined : JSON.parse(text);

/** What imported rows say beyond what is stored. Most databases have none, which is asked once for each table. */
function leftoversIn({ readDuringStream }: Snapshot): Overlays {
  const tables = new Map<string, Promise<boolean>>();
  const hasAny = ({ name }: PublicTable): Promise<boolean> => {
    const asked =
      tables.get(name) ??
      readDuringStream("select 1 from public_leftovers where table_name = ? limit 1", [name]).then(
        ({ length }) => length > 0,
      );
    tables.set(name, asked);
    return asked;
  };
  /** Null for a long one. */
  const textsOf = async (
    { name }: PublicTable,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, string | null>> => {
    const texts = `case when length(texts) <= ${shortLength} then texts end`;
    const wanted = keys.map(() => "?").join(", ");
    const sql = `select row_key, ${texts} from public_leftovers where table_name = ? and row_key in (${wanted})`;
    const found = await readDuringStream(sql, [name, ...keys]);
    return new Map(found.map(([key, text]) => [String(key), text === null ? null : String(text)]));
  };
  const longText = async ({ name }: PublicTable, key: string): Promise<string | undefined> => {
    const sql = "select texts from public_leftovers where table_name = ? and row_key = ?";
    const [[text] = []] = await readDuringStream(sql, [name, key]);
    return text === undefined ? undefined : String(text);
  };
  return {
    others: async (table) => {
      const texts = (await hasAny(table)) ? await longText(table, columnsKey) : undefined;
      return texts === undefined ? [] : JSON.parse(texts);
    },
    leftovers: async (table, rows) => {
      if (!(await hasAny(table))) return undefined;
      const at = table.key.map((name) => table.columns.findIndex((column) => column.name === name));
      const keys = rows.map((row) => leftoverKey(at.map((index) => String(row[index]))));
      const texts = await textsOf(table, keys);
      return (index) => {
        const key = keys[index] ?? "";
        const text = texts.get(key);
        return text === null ? longText(table, key).then(leftoversFrom) : leftoversFrom(text);
      };
    },
  };
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
      cursor: await cursorIn(snapshot),
      rows: (table) => snapshot.stream(selectFrom(table, snapshot)),
      ...leftoversIn(snapshot),
      [Symbol.asyncDispose]: () => snapshot[Symbol.asyncDispose](),
    };
  } catch (error) {
    await snapshot[Symbol.asyncDispose]();
    throw error;
  }
}
