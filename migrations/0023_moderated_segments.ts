import { storage } from "../src/migrator/index.ts";
import { addColumn, addIndex, createTable } from "./support/tables.ts";

/** The type of a vote for "malicious". */
const malicious = 30;

/** What moderators changed of segments, so that it can be taken back, and what they should look at. */
export async function up(): Promise<void> {
  await addColumn("moderation_log", "undone_by", (table) => void table.bigInteger("undone_by").unsigned());
  // One row for each segment and deed. `field` is the changed column; `tally` is what the votes for a category got: those for `value_after` if it is
  // positive, those for `value_before` if it is negative.
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

  // Segments that were ever voted malicious, with the time of the last such vote. An index of `votes` would cost every vote.
  await createTable("reported_segments", (table) => {
    table.bigInteger("segment_id").unsigned().primary();
    table.bigInteger("time").notNullable();
  });
  await addIndex("reported_segments", "reported_segments_by_time", ["time", "segment_id"]);
  const { knex } = storage();
  await knex.raw(
    "insert into reported_segments (segment_id, time) select v.segment_id, max(v.time) from votes v where v.original_type = ?" +
      " and not exists (select 1 from reported_segments r where r.segment_id = v.segment_id) group by v.segment_id",
    [malicious],
  );

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
