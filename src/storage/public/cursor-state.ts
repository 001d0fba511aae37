import { openSnapshot } from "@segmark/database/connect/snapshot";
import { cursorFrom, type FeedCursor } from "../../domain/public/feed-cursor.ts";
import { epochIn, type FeedState, toLane } from "./feed-position.ts";

/**
 * What a cursor is worth to a reader of the change feed.
 * - `valid`    everything after it is kept
 * - `expired`  some of the changes after it are not kept any more
 * - `foreign`  the feed has begun again since, or it is of another database
 * - `ahead` the feed has not come so far: the database is an older backup, whose changes will be others than those
 *   before the cursor
 */
export type CursorState = "valid" | "expired" | "foreign" | "ahead";

/** Compares a cursor with the feed it is of, as the feed is now. */
export function cursorState({ epoch, lanes }: FeedState, cursor: FeedCursor): CursorState {
  if (epoch !== cursor.epoch) return "foreign";
  const { last } = cursor;
  const positions = new Map(lanes.map(({ lane, position }) => [lane, position]));
  const reached = [...cursor.lanes, ...(last === undefined ? [] : [[last.lane, last.position] as const])];
  if (reached.some(([lane, position]) => (positions.get(lane) ?? 0) < position)) return "ahead";
  return lanes.every(({ lane, pruned }) => (cursor.lanes.get(lane) ?? 0) >= pruned) ? "valid" : "expired";
}

/**
 * Asks the database of a service, with a connection of its own.
 * Errors  if the database cannot be reached or read
 */
export async function cursorStateIn(url: string, text: string): Promise<CursorState> {
  const cursor = cursorFrom(text);
  if (cursor === undefined) return "foreign";
  await using snapshot = await openSnapshot(url);
  const epoch = await epochIn(snapshot);
  if (epoch === undefined) return "foreign";
  const lanes = await snapshot.read("select lane, position, pruned_position from feed_lanes");
  return cursorState({ epoch, lanes: lanes.map(toLane) }, cursor);
}
