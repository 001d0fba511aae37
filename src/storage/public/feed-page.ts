import { dialectOf } from "@segmark/database/dialect";
import { padded } from "@segmark/database/in-list";
import type { Knex } from "knex";
import { cursorText, type FeedCursor, type FeedItem } from "../../domain/public/feed-cursor.ts";
import { cursorState } from "./cursor-state.ts";
import { type FeedState, feedState, type LaneState } from "./feed-position.ts";
import { type RowKey, type RowValues, rowsOf } from "./row-values.ts";
import type { PublicTableName } from "./tables.ts";

/** A public row that changed, as it is now; null if it is gone. */
export type PublicChange = Readonly<{ table: PublicTableName; key: RowKey; row: RowValues | null }>;
export type FeedPage = Readonly<{ changes: readonly PublicChange[]; next: string; hasMore: boolean }>;
/** `expired`: keys after the cursor are not stored any more, or it is of another database. */
export type FeedRead = FeedPage | "expired";

/** Shape   `prefix`: of the hashes of the videos whose rows are wanted; undefined for all rows */
export type PageRequest = Readonly<{ after: FeedCursor; limit: number; prefix: string | undefined }>;

/** Entries looked at for a page that is filtered by prefix. */
const maxLooked = 5000;

type Entry = FeedItem & Readonly<{ kind: PublicTableName; row_key: string; video_hash: string | null }>;
type EntryRow = [lane: number, position: number, item: number, kind: PublicTableName, key: string, hash: string | null];
/** What is to be read of a lane: items after `item` of the position `from`, and later positions. */
type Span = Readonly<{ lane: number; from: number; item: number; upTo: number }>;

/** After all items of a transaction. */
const allItems = 2 ** 31;

const readTo = ({ lanes }: FeedCursor, lane: number): number => lanes.get(lane) ?? 0;

const isExpired = (state: FeedState, cursor: FeedCursor): boolean => cursorState(state, cursor) !== "valid";

/**
 * What a page reads: a share of each lane, so that one with many changes does not hold up the others. It starts with
 * the lane in which the last page ended.
 */
function spansOf(lanes: readonly LaneState[], cursor: FeedCursor, most: number): Span[] {
  const moved = lanes.filter(({ lane, position }) => position > readTo(cursor, lane));
  const share = Math.max(1, Math.ceil(most / moved.length));
  const { last } = cursor;
  const spans = moved.map(({ lane, position }): Span => {
    const { position: from, item } = last?.lane === lane ? last : { position: readTo(cursor, lane), item: allItems };
    return { lane, from, item, upTo: Math.min(position, from + share) };
  });
  const first = last?.lane ?? 0;
  return [...spans.filter(({ lane }) => lane >= first), ...spans.filter(({ lane }) => lane < first)];
}

const spanSql = "(c.lane = ? and c.position between ? and ? and (c.position > ? or c.item > ?))";

async function entriesIn(db: Knex, spans: readonly Span[], most: number): Promise<Entry[]> {
  if (spans.length === 0 || most <= 0) return [];
  const asked = padded(spans);
  // The limit is a value: callers choose it, and each text would be a prepared statement of its own.
  const sql =
    "select c.lane, c.position, c.item, c.kind, c.row_key, c.video_hash from changes as c" +
    ` where ${asked.map(() => spanSql).join(" or ")} order by c.lane, c.position, c.item limit ?`;
  const values = asked.flatMap(({ lane, from, upTo, item }) => [lane, from, upTo, from, item]);
  const rows = (await dialectOf(db).rows(db, sql, [...values, most])) as EntryRow[];
  return rows.map(([lane, position, item, kind, key, hash]) => ({
    lane: Number(lane),
    position: Number(position),
    item: Number(item),
    kind,
    row_key: key,
    video_hash: hash,
  }));
}

/** The entries of spans in their order: by lane, from the first, and then from the lowest. */
async function entriesOf(db: Knex, spans: readonly Span[], most: number): Promise<Entry[]> {
  const first = spans[0]?.lane ?? 0;
  const [upper, lower] = [spans.filter(({ lane }) => lane >= first), spans.filter(({ lane }) => lane < first)];
  const entries = await entriesIn(db, upper, most);
  return [...entries, ...(await entriesIn(db, lower, most - entries.length))];
}

/** The cursor after these entries, of which there may be more in the spans. */
function cursorAfter(before: FeedCursor, spans: readonly Span[], last: Entry | undefined): FeedCursor {
  const lanes = new Map(before.lanes);
  if (last === undefined) {
    for (const { lane, upTo } of spans) lanes.set(lane, upTo);
    return { ...before, lanes, last: undefined };
  }
  for (const { lane, upTo } of spans) {
    if (lane === last.lane) break;
    lanes.set(lane, upTo);
  }
  // All before the last position is read. Of that position itself there may be more.
  lanes.set(last.lane, Math.max(readTo(before, last.lane), last.position - 1));
  const { lane, position, item } = last;
  return { ...before, lanes, last: { lane, position, item } };
}

const isWanted = ({ video_hash }: Entry, prefix: string | undefined): boolean =>
  prefix === undefined || video_hash?.startsWith(prefix) === true;

/** Each row once, at its first place: a segment comes before what belongs to it. */
async function changesOf(db: Knex, entries: readonly Entry[]): Promise<PublicChange[]> {
  const keys = new Map<string, Readonly<{ table: PublicTableName; key: RowKey }>>();
  for (const { kind, row_key } of entries) {
    const key: RowKey = JSON.parse(row_key);
    keys.set(`${kind} ${JSON.stringify(key)}`, { table: kind, key });
  }
  const byTable = Map.groupBy(keys.values(), ({ table }) => table);
  const rows = new Map<string, RowValues>();
  for (const [table, wanted] of byTable)
    for (const [key, row] of await rowsOf(
      db,
      table,
      wanted.map(({ key }) => key),
    ))
      rows.set(`${table} ${key}`, row);
  return [...keys].map(([id, { table, key }]) => ({ table, key, row: rows.get(id) ?? null }));
}

/**
 * The changes after a cursor. Lanes are read first, then the keys up to them, and then the rows: a row is in the state
 * it has now, never in an earlier one than its change left. Each lane is in the order of commits.
 */
export async function readFeed(db: Knex, { after, limit, prefix }: PageRequest): Promise<FeedRead> {
  const state = await feedState(db);
  if (isExpired(state, after)) return "expired";
  const most = prefix === undefined ? limit : maxLooked;
  const spans = spansOf(state.lanes, after, most);
  const found = await entriesOf(db, spans, most);
  // Keys may have been deleted after the first look.
  if (isExpired(await feedState(db), after)) return "expired";
  const wanted = found.filter((entry) => isWanted(entry, prefix)).slice(0, limit);
  const isCut = found.length === most || wanted.length === limit;
  const cursor = cursorAfter(after, spans, isCut ? (wanted.length === limit ? wanted : found).at(-1) : undefined);
  const isBehind = state.lanes.some(({ lane, position }) => readTo(cursor, lane) < position);
  return { changes: await changesOf(db, wanted), next: cursorText(cursor), hasMore: isCut || isBehind };
}
