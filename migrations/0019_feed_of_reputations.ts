import { addColumn, addIndex } from "./support/tables.ts";

/**
 * Where in the feed of changes what the reputation of a user is made of was changed last, as for videos: other processes keep reputations, and
 * answers that follow from them. Both columns have a default, so that no engine touches the rows there are.
 */
export async function up(): Promise<void> {
  const table = "user_reputations";
  await addColumn(table, "feed_lane", (t) => void t.integer("feed_lane").unsigned().notNullable().defaultTo(0));
  await addColumn(table, "feed_position", (t) => void t.bigInteger("feed_position").notNullable().defaultTo(0));
  await addIndex(table, "user_reputations_by_feed", ["feed_lane", "feed_position"]);
}
