import { storage } from "../src/migrator/index.ts";
import { addIndex } from "./support/tables.ts";

/**
 * Where in the feed of changes what the reputation of a user is made of was changed last, as for videos: other processes keep reputations, and
 * answers that follow from them. Both columns have a default, so that no engine touches the rows there are.
 */
export async function up(): Promise<void> {
  const { knex } = storage();
  if (!(await knex.schema.hasColumn("user_reputations", "feed_lane")))
    await knex.schema.alterTable("user_reputations", (table) => {
      table.integer("feed_lane").unsigned().notNullable().defaultTo(0);
    });
  if (!(await knex.schema.hasColumn("user_reputations", "feed_position")))
    await knex.schema.alterTable("user_reputations", (table) => {
      table.bigInteger("feed_position").notNullable().defaultTo(0);
    });
  await addIndex("user_reputations", "user_reputations_by_feed", ["feed_lane", "feed_position"]);
}
