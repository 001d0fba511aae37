import { addColumn, addIndex, createTable } from "./support/tables.ts";

/**
 * What moderators changed of segments, one row for each segment and deed, so that a deed can be taken back. `field` is the changed column;
 * `tally` is what the votes for a category got: for `value_after` if positive, for `value_before` if negative.
 */
export async function up(): Promise<void> {
  await addColumn("moderation_log", "undone_by", (table) => void table.bigInteger("undone_by").unsigned());
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
}
