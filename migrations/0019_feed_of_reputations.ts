import { addColumn, addIndex } from "./support/tables.ts";

/**
 * Position in the change feed of the last change to the inputs of a user's reputation, as for videos: other processes cache reputations and
 * responses derived from them. Both columns have a default, so no engine rewrites existing rows.
 */
export async function up(): Promise<void> {
  const table = "user_reputations";
  await addColumn(table, "feed_lane", (t) => void t.integer("feed_lane").unsigned().notNullable().defaultTo(0));
  await addColumn(table, "feed_position", (t) => void t.bigInteger("feed_position").notNullable().defaultTo(0));
  await addIndex(table, "user_reputations_by_feed", ["feed_lane", "feed_position"]);
}
