import { addColumn, addIndex, dropIndex } from "./support/tables.ts";

/**
 * The end and the reason of a ban, whether it hid earlier submissions, which are shown again when it ends, and until when a process lifts it;
 * bans of before have no end. Lists of bans, and of the votes and locks of one user, by time.
 */
export async function up(): Promise<void> {
  await addColumn("banned_users", "until", (table) => void table.bigInteger("until"));
  await addColumn("banned_users", "reason", (table) => void table.text("reason"));
  await addColumn("banned_users", "hid_past", (table) => void table.tinyint("hid_past").notNullable().defaultTo(1));
  await addColumn("banned_users", "claimed_until", (table) => void table.bigInteger("claimed_until"));
  await addIndex("banned_users", "banned_users_by_time", ["since", "user_id"]);
  await addIndex("banned_users", "banned_users_by_end", ["until"]);

  // They begin with the column of the former ones, which are then of no use, so a vote costs as many entries as before.
  for (const table of ["votes", "category_votes"]) {
    await addIndex(table, `${table}_by_user_time`, ["user_id", "time", "segment_id"]);
    await dropIndex(table, `${table}_by_user`);
  }
  const lockPlace = ["user_id", "time", "service", "video_hash", "category", "action_type"];
  await addIndex("category_locks", "category_locks_by_user_time", lockPlace);
  await addIndex("temporary_vips", "temporary_vips_by_end", ["until"]);
}
