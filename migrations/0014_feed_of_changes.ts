import { storage } from "../src/migrator/index.ts";
import { addIndex, createTable } from "./support/tables.ts";

/**
 * Where in the feed of changes a video was written last. Positions of a lane are given one after the other by transactions that
 * are about to commit, so whoever reads a lane up to a position has seen all that comes before it.
 * Both columns have a default, so that no engine touches the rows there are: they were seen long ago.
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
