import type { Knex } from "knex";
import { dialectOf } from "./dialect.ts";
import { withKeys } from "./with-keys.ts";

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

/** A lane that nobody holds and how far it has come; from now on this transaction holds it. */
async function freeLane(db: Knex, from: number): Promise<FeedPlace | undefined> {
  const lanes = db("feed_lanes as f")
    .whereBetween("f.lane", [from, LANES - 1])
    .orderBy("f.lane")
    .limit(1);
  const [free]: FeedPlace[] = await dialectOf(db).unlocked(lanes.select("f.lane", "f.position"));
  return free;
}

/** What most transactions change, one video, in the statement that moves the lane. */
async function writeTogether(db: Knex, place: FeedPlace, { videos: [video], users }: Changed): Promise<void> {
  if (video === undefined) return;
  const { lane, position } = place;
  const reputations = users.length === 0 ? [] : ["user_reputations as u"];
  const changed = ["v", ...reputations.map(() => "u")];
  const places = changed.map((row) => `${row}.feed_lane = ?, ${row}.feed_position = ?`);
  const ofUsers = users.length === 0 ? "" : `and u.user_id in (${users.map(() => "?").join(", ")})`;
  const [{ affectedRows }] = await db.raw(
    `update ${["feed_lanes as f", "videos as v", ...reputations].join(", ")} set ${["f.position = ?", ...places].join(", ")}` +
      ` where f.lane = ? and v.service = ? and v.video_id = ? ${ofUsers}`,
    [position, ...changed.flatMap(() => [lane, position]), lane, video.service, video.videoId, ...users],
  );
  // Rows are joined: if one kind of them were missing, none would be written, and nobody would hear of the change.
  if (affectedRows === 0) throw new Error("A change has no place in the feed.");
}

/**
 * Takes the next place of a lane that nobody holds, and writes it to what was changed. The lane's row stays locked until this transaction ends, so
 * whoever comes next in the lane commits later: in each lane positions become visible in their order. Nothing may be waited for after it, and nothing
 * is: all rows that are written are locked already.
 */
export async function takePlace(db: Knex, changed: Changed): Promise<FeedPlace> {
  const { hasOneWriter, joinsUpdates } = dialectOf(db);
  const from = hasOneWriter ? 0 : Math.floor((Math.random() * LANES) / 2);
  const free = hasOneWriter ? undefined : await freeLane(db, from);
  const isJoint = joinsUpdates && changed.videos.length === 1;
  const place =
    free && isJoint ? { lane: free.lane, position: free.position + 1 } : await nextOf(db, free?.lane ?? from);
  await (isJoint ? writeTogether : write)(db, place, changed);
  return place;
}

/** How far each lane has come, as of what is committed. */
export async function feedPositions(db: Knex): Promise<FeedPositions> {
  const rows: FeedPlace[] = await db("feed_lanes as f").select("f.lane", "f.position");
  return new Map(rows.map(({ lane, position }) => [lane, position]));
}
