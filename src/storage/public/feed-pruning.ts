import type { Knex } from "knex";
import { feedState, type LaneState } from "./feed-position.ts";

/** What is kept: keys noted since `since` (ms since 1970), and of those at most the last `most` transactions. */
export type Retention = Readonly<{ since: number; most: number }>;

/** The last position among the first `batch` keys of a lane that is not kept; undefined if all are. */
async function lastToPrune(
  db: Knex,
  lane: LaneState,
  upTo: number,
  since: number,
  batch: number,
): Promise<number | undefined> {
  const rows: { position: number; at: number }[] = await db("changes")
    .where("lane", lane.lane)
    .orderBy(["lane", "position", "item"])
    .limit(batch)
    .select("position", "at");
  const kept = rows.findIndex(({ position, at }) => Number(position) > upTo && Number(at) >= since);
  const last = kept === -1 ? rows.at(-1) : rows[kept - 1];
  return last === undefined ? undefined : Number(last.position);
}

/**
 * Deletes a batch of keys of each lane that are too old or too many. What was deleted is marked before, so that no
 * reader misses it without notice. Several processes may do it at once. @returns the number of deleted keys
 */
export async function pruneFeed(db: Knex, { since, most }: Retention, batch: number): Promise<number> {
  const { lanes } = await feedState(db);
  const stored = lanes.reduce((sum, { position, pruned }) => sum + position - pruned, 0);
  const share = stored > most ? most / stored : 1;
  let deleted = 0;
  for (const lane of lanes) {
    const { position, pruned } = lane;
    const upTo = position - Math.floor((position - pruned) * share);
    const last = await lastToPrune(db, lane, share < 1 ? upTo : 0, since, batch);
    if (last === undefined) continue;
    await db("feed_lanes")
      .where("lane", lane.lane)
      .where("pruned_position", "<", last)
      .update({ pruned_position: last });
    deleted += await db("changes").where("lane", lane.lane).where("position", "<=", last).delete();
  }
  return deleted;
}
