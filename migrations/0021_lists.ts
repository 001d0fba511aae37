import { addIndex, dropIndex } from "./support/tables.ts";

/**
 * Lists of the whole service, newest first. In that of segments everything it is filtered by is in the index, because reading thousands of rows
 * to find the few that pass takes too long; it replaces an index that nothing used. Locks, of all videos or of one user, have nothing unique
 * but their key, so it follows the time.
 */
export async function up(): Promise<void> {
  const filters = ["service", "category", "action_type", "votes", "locked", "hidden", "shadow_hidden"];
  await addIndex("segments", "segments_for_lists", ["time_submitted", "id", ...filters]);
  await dropIndex("segments", "segments_by_time");
  const order = ["time", "service", "video_hash", "category", "action_type"];
  await addIndex("category_locks", "category_locks_by_time", order);
  await addIndex("category_locks", "category_locks_by_user", ["user_id", ...order]);
}
