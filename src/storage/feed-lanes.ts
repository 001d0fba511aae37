import type { Knex } from "knex";
import { dialectOf } from "./dialect.ts";

/** A place in the feed of changes. */
export type FeedPlace = Readonly<{ lane: number; position: number }>;
/** Up to which position each lane is known. */
export type FeedPositions = ReadonlyMap<number, number>;

/**
 * So many transactions can be on their way to their commit side by side. A lane has a row as soon as so many were at once.
 * The search for a free one begins in the lower half, so there is always half of them to look through.
 */
const LANES = 64;

/**
 * The next place of a lane that nobody holds. Its row stays locked until this transaction ends, so whoever comes next in the lane
 * commits later: in each lane positions become visible in their order. Nothing may be waited for after it.
 */
export async function takePlace(db: Knex): Promise<FeedPlace> {
  const dialect = dialectOf(db);
  const from = Math.floor((Math.random() * LANES) / 2);
  const lanes = db("feed_lanes as f")
    .whereBetween("f.lane", [from, LANES - 1])
    .orderBy("f.lane")
    .limit(1);
  const [free]: { lane: number }[] = await dialect.unlocked(lanes.select("f.lane"));
  const lane = free?.lane ?? from;
  return { lane, position: await dialect.addOne(db, { table: "feed_lanes", key: { lane }, column: "position" }) };
}

/** How far each lane has come, as of what is committed. */
export async function feedPositions(db: Knex): Promise<FeedPositions> {
  const rows: FeedPlace[] = await db("feed_lanes as f").select("f.lane", "f.position");
  return new Map(rows.map(({ lane, position }) => [lane, position]));
}
