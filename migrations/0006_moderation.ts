import { addIndex, createTable } from "./support/tables.ts";

/**
 * Locked categories of videos, the audit log of moderators, what they changed of segments, so that it can be taken
 * back, and what they should look at.
 */
export async function up(): Promise<void> {
  await createTable("category_locks", (table) => {
    table.string("service", 20).notNullable();
    table.string("video_id", 255).notNullable();
    table.string("video_hash", 64).notNullable();
    table.string("category", 32).notNullable();
    table.string("action_type", 10).notNullable();
    table.text("reason").notNullable();
    table.string("user_id", 64).notNullable();
    table.bigInteger("time").notNullable();
    table.primary(["service", "video_id", "category", "action_type"]);
  });
  await addIndex("category_locks", "category_locks_by_hash", ["service", "video_hash"]);
  // Locks have nothing unique but their key, so it follows the time.
  const place = ["time", "service", "video_hash", "category", "action_type"];
  await addIndex("category_locks", "category_locks_by_time", place);
  await addIndex("category_locks", "category_locks_by_user_time", ["user_id", ...place]);
  await createTable("moderation_log", (table) => {
    table.bigIncrements("id");
    table.bigInteger("time").notNullable();
    table.string("actor_id", 64).notNullable();
    table.string("action", 32).notNullable();
    table.string("user_id", 64);
    table.string("service", 20);
    table.string("video_id", 255);
    table.text("detail").notNullable();
    table.bigInteger("undone_by").unsigned();
  });
  await addIndex("moderation_log", "moderation_log_by_actor", ["actor_id", "id"]);
  await addIndex("moderation_log", "moderation_log_by_action", ["action", "id"]);
  await addIndex("moderation_log", "moderation_log_by_user", ["user_id", "id"]);
  await addIndex("moderation_log", "moderation_log_by_video", ["video_id", "id"]);

  // One row for each segment and deed. `field` is the changed column; `tally` is what the votes for a category got:
  // those for `value_after` if it is positive, those for `value_before` if it is negative.
  await createTable("segment_changes", (table) => {
    table.bigInteger("log_id").unsigned().notNullable();
    table.bigInteger("segment_id").unsigned().notNullable();
    table.string("field", 16).notNullable();
    table.string("value_before", 32).notNullable();
    table.string("value_after", 32).notNullable();
    table.integer("tally").notNullable();
    table.primary(["log_id", "segment_id"]);
  });
  await addIndex("segment_changes", "segment_changes_by_segment", ["segment_id", "log_id"]);

  // Segments that were ever voted malicious, with the time of the last such vote. An index of `votes` would cost every
  // vote.
  await createTable("reported_segments", (table) => {
    table.bigInteger("segment_id").unsigned().primary();
    table.bigInteger("time").notNullable();
  });
  await addIndex("reported_segments", "reported_segments_by_time", ["time", "segment_id"]);

  // Submissions that the automatic moderator refused, for a while. `segments` is JSON.
  await createTable("rejected_submissions", (table) => {
    table.bigIncrements("id");
    table.bigInteger("time").notNullable();
    table.string("user_id", 64).notNullable();
    table.string("service", 20).notNullable();
    table.string("video_id", 255).notNullable();
    table.string("reason", 255).notNullable();
    table.text("segments").notNullable();
  });
  await addIndex("rejected_submissions", "rejected_submissions_by_time", ["time"]);
  await addIndex("rejected_submissions", "rejected_submissions_by_user", ["user_id", "id"]);
}
