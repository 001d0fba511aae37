import { storage } from "../src/migrator/index.ts";
import { addColumn, createTable } from "./support/tables.ts";

/**
 * The keys of public rows that transactions changed, in the order of the change feed: one row for each key, numbered within its transaction.
 * - `kind`        name of the public table
 * - `row_key`     values of its key columns, a JSON array
 * - `video_hash`  of rows that belong to a video
 * There is no other index: every write pays for it. `pruned_position`: the last position of a lane whose keys may have been deleted.
 */
export async function up(): Promise<void> {
  await createTable("changes", (table) => {
    table.integer("lane").unsigned().notNullable();
    table.bigInteger("position").notNullable();
    table.integer("item").unsigned().notNullable();
    table.string("kind", 20).notNullable();
    table.text("row_key").notNullable();
    table.string("video_hash", 64);
    table.bigInteger("at").notNullable();
    table.primary(["lane", "position", "item"]);
  });
  await addColumn(
    "feed_lanes",
    "pruned_position",
    (table) => void table.bigInteger("pruned_position").defaultTo(0).notNullable(),
  );
  // What was written before was not noted.
  const { knex } = storage();
  await knex("feed_lanes").update({ pruned_position: knex.ref("position") });
}
