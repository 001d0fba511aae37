import { defer, deferText, dialectOf } from "@segmark/database/dialect";
import { inList } from "@segmark/database/in-list";
import type { Knex } from "knex";
import { writeEntries } from "../public/change-entries.ts";
import type { ChangedRows } from "../public/changed-rows.ts";

/** A position in the change feed. */
export type FeedPosition = Readonly<{ lane: number; position: number }>;
/** Last known position of each lane. */
export type FeedPositions = ReadonlyMap<number, number>;

/** The rows a transaction changed and has locked. */
export type Changed = Readonly<{
  videos: readonly Readonly<{ service: string; videoId: string }>[];
  users: readonly string[];
  publicRows: ChangedRows;
}>;

/**
 * Maximum number of transactions that can commit concurrently. Rows of lanes are created as concurrency demands.
 * The search for a free lane starts in the lower half, so at least half of the lanes are always searched.
 */
const LANES = 64;

/** The next position of a lane. It is unique because the lane's row is locked. */
const nextOf = async (db: Knex, lane: number): Promise<FeedPosition> => ({
  lane,
  position: await dialectOf(db).addOne(db, { table: "feed_lanes", key: { lane }, column: "position" }),
});

async function write(db: Knex, position: FeedPosition, { videos, users }: Changed): Promise<void> {
  const at = [position.lane, position.position];
  const set = "set feed_lane = ?, feed_position = ?";
  for (const { service, videoId } of videos)
    await deferText(db, `update videos ${set} where service = ? and video_id = ?`, [...at, service, videoId]);
  if (users.length === 0) return;
  const { text, bound } = inList(users);
  await deferText(db, `update user_reputations ${set} where user_id ${text}`, [...at, ...bound]);
}

/** The first unlocked lane from a given one on, which it locks for this transaction. Only on a server. */
const firstFree = (columns: string): string =>
  `select ${columns} from feed_lanes as f where f.lane between ? and ${LANES - 1} order by f.lane limit 1 for update skip locked`;

async function freeLane(db: Knex, from: number): Promise<number | undefined> {
  const [free] = await dialectOf(db).rows(db, firstFree("f.lane"), [from]);
  return free === undefined ? undefined : Number(free[0]);
}

type WrittenPosition = Readonly<{ lane: number | Knex.Raw; position: number | Knex.Raw }>;

/** Updates the lane and the changed rows in one statement. Only for a single video, which is the most common case. */
function writingTogether(db: Knex, { lane, position }: WrittenPosition, { videos: [video], users }: Changed): Knex.Raw {
  const reputations = users.length === 0 ? [] : ["user_reputations as u"];
  const changed = ["v", ...reputations.map(() => "u")];
  const positions = changed.map((row) => `${row}.feed_lane = ?, ${row}.feed_position = ?`);
  const ofUsers = users.length === 0 ? "" : `and u.user_id in (${users.map(() => "?").join(", ")})`;
  return db.raw(
    `update ${["feed_lanes as f", "videos as v", ...reputations].join(", ")} set ${["f.position = ?", ...positions].join(", ")}` +
      ` where f.lane = ? and v.service = ? and v.video_id = ? ${ofUsers}`,
    [position, ...changed.flatMap(() => [lane, position]), lane, video?.service ?? "", video?.videoId ?? "", ...users],
  );
}

/** The rows are joined: if any were missing, none would be written and the change would never be announced. */
function demandRows(count: number): void {
  if (count === 0) throw new Error("A change has no position in the feed.");
}

type Taken = Readonly<{ lane: number | null; position: number | null; written: number }>;

/**
 * Takes the next position of a free lane without an extra round trip, by keeping it in session variables.
 * @returns undefined if no lane was free
 */
async function takeTogether(db: Knex, from: number, changed: Changed): Promise<FeedPosition | undefined> {
  const [lane, position] = [db.raw("@feed_lane"), db.raw("@feed_position")];
  await deferText(db, "set @feed_lane = null", []); // a search without result does not reset it
  await deferText(db, firstFree("f.lane, f.position + 1 into @feed_lane, @feed_position"), [from]);
  await writeEntries(db, { lane, position }, changed.publicRows);
  await defer(db, writingTogether(db, { lane, position }, changed));
  const [rows]: Taken[][] = await db.raw(
    "select @feed_lane as lane, @feed_position as position, row_count() as written",
  );
  const [taken] = rows ?? [];
  if (taken === undefined || taken.lane === null || taken.position === null) return undefined;
  demandRows(taken.written);
  return { lane: taken.lane, position: taken.position };
}

/**
 * Takes the next position of a free lane and writes it to the changed rows. The lane's row stays locked until this
 * transaction ends, so the next one in the lane commits later: within a lane, positions become visible in order. The
 * transaction must not wait for other locks afterwards, and does not: all rows it writes are already locked.
 */
export async function takePosition(db: Knex, changed: Changed): Promise<FeedPosition> {
  const { hasOneWriter, joinsUpdates } = dialectOf(db);
  const from = hasOneWriter ? 0 : Math.floor((Math.random() * LANES) / 2);
  const isJoint = joinsUpdates && changed.videos.length === 1;
  const taken = isJoint ? await takeTogether(db, from, changed) : undefined;
  if (taken !== undefined) return taken;
  const free = hasOneWriter || isJoint ? undefined : await freeLane(db, from);
  const position = await nextOf(db, free ?? from);
  await writeEntries(db, position, changed.publicRows);
  if (!isJoint) await write(db, position, changed);
  else demandRows((await writingTogether(db, position, changed))[0].affectedRows);
  return position;
}

/**
 * Writes public rows that do not depend on videos, such as views and names, to the feed. No cache depends on them, so
 * no process needs the position: on a server no result is waited for. The lane may be locked by another
 * transaction, which is about to commit and waits for nothing.
 */
export async function noteRows(db: Knex, publicRows: ChangedRows): Promise<void> {
  if (!dialectOf(db).joinsUpdates) return writeEntries(db, await nextOf(db, 0), publicRows);
  const lane = Math.floor(Math.random() * LANES);
  const next =
    "insert into feed_lanes (lane, position) values (?, last_insert_id(1))" +
    " on duplicate key update position = last_insert_id(position + 1)";
  await deferText(db, next, [lane]);
  await writeEntries(db, { lane, position: db.raw("last_insert_id()") }, publicRows);
}

/** The same for a transaction that needs its position, whether it has written public rows or not. */
export async function noteNow(db: Knex, publicRows: ChangedRows): Promise<FeedPosition> {
  const { hasOneWriter } = dialectOf(db);
  const position = await nextOf(db, hasOneWriter ? 0 : Math.floor(Math.random() * LANES));
  await writeEntries(db, position, publicRows);
  return position;
}

/** The committed position of each lane. */
export async function feedPositions(db: Knex): Promise<FeedPositions> {
  const rows: FeedPosition[] = await db("feed_lanes as f").select("f.lane", "f.position");
  return new Map(rows.map(({ lane, position }) => [lane, position]));
}
