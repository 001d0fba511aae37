import { openSnapshot } from "../../database/snapshot.ts";
import { cursorFrom } from "../../domain/public/feed-cursor.ts";
import { epochIn } from "./feed-position.ts";

/**
 * What a cursor is worth to a reader of the change feed.
 * - `valid`    everything after it is kept
 * - `expired`  some of the changes after it are not kept any more
 * - `foreign`  the feed has begun again since, or it is of another database
 */
export type CursorState = "valid" | "expired" | "foreign";

/**
 * Asks the database of a service, with a connection of its own.
 * Errors  if the database cannot be reached or read
 */
export async function cursorStateIn(url: string, text: string): Promise<CursorState> {
  const cursor = cursorFrom(text);
  if (cursor === undefined) return "foreign";
  await using snapshot = await openSnapshot(url);
  if ((await epochIn(snapshot)) !== cursor.epoch) return "foreign";
  const pruned = await snapshot.read("select lane, pruned_position from feed_lanes");
  const isKept = pruned.every(([lane, position]) => (cursor.lanes.get(Number(lane)) ?? 0) >= Number(position));
  return isKept ? "valid" : "expired";
}
