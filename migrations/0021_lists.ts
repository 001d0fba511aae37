import { addIndex, createTable, dropIndex } from "./support/tables.ts";

/**
 * Lists of the whole service, newest first. In that of segments everything it is filtered by is in the index, because reading thousands of rows
 * to find the few that pass takes too long; it replaces an index that nothing used. Locks have nothing unique
 * but their key, so it follows the time. What was submitted on each day that is over, counted when somebody first asks for it.
 */
export async function up(): Promise<void> {
  const filters = ["service", "category", "action_type", "votes", "locked", "hidden", "shadow_hidden"];
  await addIndex("segments", "segments_for_lists", ["time_submitted", "id", ...filters]);
  await dropIndex("segments", "segments_by_time");
  const order = ["time", "service", "video_hash", "category", "action_type"];
  await addIndex("category_locks", "category_locks_by_time", order);

  await createTable("day_totals", (table) => {
    table.integer("day").unsigned().notNullable().primary();
    table.bigInteger("segments").notNullable();
    table.bigInteger("users").notNullable();
    table.bigInteger("views").notNullable();
    table.double("minutes").notNullable();
    table.text("categories").notNullable();
    table.bigInteger("counted_at").notNullable();
  });
}
