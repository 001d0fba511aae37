import { storage } from "../src/migrator/index.ts";
import { addIndex, createTable } from "./support/tables.ts";

/**
 * Position of the last change of a video in the change feed. Positions within a lane are assigned one after the other by transactions that are
 * about to commit, so a reader at some position has seen everything before it.
 * Both columns have a default, so no engine rewrites existing rows: readers saw them long ago.
 */
export async function up(): Promise<void> {
  const { knex } = storage();
  await createTable("feed_lanes", (table) => {
    table.integer("lane").unsigned().primary();
    table.bigInteger("position").notNullable();
  });
  if (!(await knex.schema.hasColumn("videos", "feed_lane")))
    await knex.schema.alterTable("videos", (table) => {
      table.integer("feed_lane").unsigned().notNullable().defaultTo(0);
    });
  if (!(await knex.schema.hasColumn("videos", "feed_position")))
    await knex.schema.alterTable("videos", (table) => {
      table.bigInteger("feed_position").notNullable().defaultTo(0);
    });
  await addIndex("videos", "videos_by_feed", ["feed_lane", "feed_position"]);
}
