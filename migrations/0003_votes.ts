import { addIndex, createTable } from "./support/tables.ts";

/**
 * What each user contributed to a segment's votes, and the tallies that decide its category. `weight` is that with
 * which a vote for a category was counted, so that retracting it subtracts the same even if the user's status has
 * changed.
 */
export async function up(): Promise<void> {
  await createTable("votes", (table) => {
    table.bigInteger("segment_id").unsigned().notNullable();
    table.string("user_id", 64).notNullable();
    table.integer("increment").notNullable();
    table.integer("original_type").notNullable();
    table.string("ip_hash", 64).notNullable();
    table.bigInteger("time").notNullable();
    table.primary(["segment_id", "user_id"]);
  });
  await addIndex("votes", "votes_by_segment_ip", ["segment_id", "ip_hash"]);
  await addIndex("votes", "votes_by_ip", ["ip_hash", "time"]);
  await addIndex("votes", "votes_by_user_time", ["user_id", "time", "segment_id"]);
  await createTable("category_tally", (table) => {
    table.bigInteger("segment_id").unsigned().notNullable();
    table.string("category", 32).notNullable();
    table.integer("votes").notNullable();
    table.primary(["segment_id", "category"]);
  });
  await createTable("category_votes", (table) => {
    table.bigInteger("segment_id").unsigned().notNullable();
    table.string("user_id", 64).notNullable();
    table.string("category", 32).notNullable();
    table.string("ip_hash", 64).notNullable();
    table.bigInteger("time").notNullable();
    table.integer("weight").notNullable().defaultTo(1);
    table.primary(["segment_id", "user_id"]);
  });
  await addIndex("category_votes", "category_votes_by_user_time", ["user_id", "time", "segment_id"]);
}
