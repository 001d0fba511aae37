import { addIndex } from "./support/tables.ts";

/** Locks, newest first: of all videos, or those of one user. The columns after the time make the order total. */
export async function up(): Promise<void> {
  const order = ["time", "service", "video_hash", "category", "action_type"];
  await addIndex("category_locks", "category_locks_by_time", order);
  await addIndex("category_locks", "category_locks_by_user", ["user_id", ...order]);
}
