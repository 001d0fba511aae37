import type { Knex } from "knex";
import { dialectOf, later } from "../../database/dialect.ts";
import { withKeys } from "../../database/with-keys.ts";

/** A place in the feed of changes. */
export type FeedPlace = Readonly<{ lane: number; position: number }>;
/** Up to which position each lane is known. */
export type FeedPositions = ReadonlyMap<number, number>;

/** What a transaction changed, and holds the locks of. */
export type Changed = Readonly<{
  videos: readonly Readonly<{ service: string; videoId: string }>[];
  users: readonly string[];
}>;

/**
 * So many transactions can be on their way to their commit side by side. A lane has a row as soon as so many were at once.
 * The search for a free one begins in the lower half, so there is always half of them to look through.
 */
const LANES = 64;

/** The next place of a lane. Nobody else gets it, because the row of the lane is locked. */
const nextOf = async (db: Knex, lane: number): Promise<FeedPlace> => ({
  lane,
  position: await dialectOf(db).addOne(db, { table: "feed_lanes", key: { lane }, column: "position" }),
});

const columnsOf = ({ lane, position }: FeedPlace) => ({ feed_lane: lane, feed_position: position });

async function write(db: Knex, place: FeedPlace, { videos, users }: Changed): Promise<void> {
  const keys = videos.map(({ service, videoId }) => [service, videoId]);
  await withKeys(db("videos"), ["service", "video_id"], keys).update(columnsOf(place));
  if (users.length > 0) await db("user_reputations").whereIn("user_id", users).update(columnsOf(place));
}

/** Lanes that nobody holds, from one on. */
const freeLanes = (db: Knex, from: number): Knex.QueryBuilder => {
  const lanes = db("feed_lanes as f")
    .whereBetween("f.lane", [from, LANES - 1])
    .orderBy("f.lane")
    .limit(1);
  return dialectOf(db).unlocked(lanes);
};

/** A lane that nobody holds; from now on this transaction holds it. */
async function freeLane(db: Knex, from: number): Promise<number | undefined> {
  const [free]: Pick<FeedPlace, "lane">[] = await freeLanes(db, from).select("f.lane");
  return free?.lane;
}

type Placed = Readonly<{ lane: number | Knex.Raw; position: number | Knex.Raw }>;

/** What most transactions change, one video, in the statement that moves the lane. It has to be the only video. */
function writingTogether(db: Knex, { lane, position }: Placed, { videos: [video], users }: Changed): Knex.Raw {
  const reputations = users.length === 0 ? [] : ["user_reputations as u"];
  const changed = ["v", ...reputations.map(() => "u")];
  const places = changed.map((row) => `${row}.feed_lane = ?, ${row}.feed_position = ?`);
  const ofUsers = users.length === 0 ? "" : `and u.user_id in (${users.map(() => "?").join(", ")})`;
  return db.raw(
    `update ${["feed_lanes as f", "videos as v", ...reputations].join(", ")} set ${["f.position = ?", ...places].join(", ")}` +
      ` where f.lane = ? and v.service = ? and v.video_id = ? ${ofUsers}`,
    [position, ...changed.flatMap(() => [lane, position]), lane, video?.service ?? "", video?.videoId ?? "", ...users],
  );
}

/** Rows are joined: if one kind of them were missing, none would be written, and nobody would hear of the change. */
function demandRows(count: number): void {
  if (count === 0) throw new Error("A change has no place in the feed.");
}

type Taken = Readonly<{ lane: number | null; position: number | null; written: number }>;

/**
 * The next place of a free lane, without asking in between which one that is: variables of the connection know it.
 * @returns undefined when no lane was free
 */
async function takeTogether(db: Knex, from: number, changed: Changed): Promise<FeedPlace | undefined> {
  const [lane, position] = [db.raw("@feed_lane"), db.raw("@feed_position")];
  await later(db, db.raw("set @feed_lane = null")); // a search that finds nothing leaves it as it is
  const into = db.raw("f.lane, f.position + 1 into @feed_lane, @feed_position");
  await later(db, freeLanes(db, from).select(into));
  await later(db, writingTogether(db, { lane, position }, changed));
  const [rows]: Taken[][] = await db.raw(
    "select @feed_lane as lane, @feed_position as position, row_count() as written",
  );
  const [taken] = rows ?? [];
  if (taken === undefined || taken.lane === null || taken.position === null) return undefined;
  demandRows(taken.written);
  return { lane: taken.lane, position: taken.position };
}

/**
 * Takes the next place of a lane that nobody holds, and writes it to what was changed. The lane's row stays locked until this transaction ends, so
 * whoever comes next in the lane commits later: in each lane positions become visible in their order. Nothing may be waited for after it, and nothing
 * is: all rows that are written are locked already.
 */
export async function takePlace(db: Knex, changed: Changed): Promise<FeedPlace> {
  const { hasOneWriter, joinsUpdates } = dialectOf(db);
  const from = hasOneWriter ? 0 : Math.floor((Math.random() * LANES) / 2);
  const isJoint = joinsUpdates && changed.videos.length === 1;
  const taken = isJoint ? await takeTogether(db, from, changed) : undefined;
  if (taken !== undefined) return taken;
  const free = hasOneWriter || isJoint ? undefined : await freeLane(db, from);
  const place = await nextOf(db, free ?? from);
  if (!isJoint) await write(db, place, changed);
  else demandRows((await writingTogether(db, place, changed))[0].affectedRows);
  return place;
}

/** How far each lane has come, as of what is committed. */
export async function feedPositions(db: Knex): Promise<FeedPositions> {
  const rows: FeedPlace[] = await db("feed_lanes as f").select("f.lane", "f.position");
  return new Map(rows.map(({ lane, position }) => [lane, position]));
}
