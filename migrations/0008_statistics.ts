import type { Knex } from "knex";
import { addIndex, createTable } from "./support/tables.ts";

/**
 * Sums over the segments of a user, stored because leaderboards must not read every segment. `liked_`: votes > -1, not
 * shadow-hidden, capped minutes; `counted_`: the same without chapters, whole minutes; `open_days`: everything that was
 * not hidden, whole. `accepted_`: votes > -2, not shadow-hidden; `own_`: the same as reported to a banned user, whose
 * hidden work counts; `ignored_`: what others do not see.
 */
function sums(table: Knex.CreateTableBuilder): void {
  table.bigInteger("liked_segments").notNullable();
  table.bigInteger("liked_views").notNullable();
  table.bigInteger("liked_votes").notNullable();
  table.double("liked_minutes").notNullable();
  table.bigInteger("counted_segments").notNullable();
  table.bigInteger("counted_views").notNullable();
  table.double("counted_minutes").notNullable();
  table.double("open_days").notNullable();
  table.bigInteger("accepted_segments");
  table.bigInteger("accepted_views");
  table.double("accepted_minutes");
  table.bigInteger("own_segments");
  table.double("own_minutes");
  table.bigInteger("ignored_segments");
  table.bigInteger("ignored_views");
}

const sorted = { minutes: "liked_minutes", views: "liked_views", segments: "liked_segments" };

/**
 * What is counted of users and days, and users whose totals are out of date; one row each, however many changes there
 * were.
 */
export async function up(): Promise<void> {
  await createTable("stale_totals", (table) => {
    table.string("user_id", 64).primary();
  });
  await createTable("user_totals", (table) => {
    table.string("user_id", 64).primary();
    sums(table);
  });
  await createTable("user_category_totals", (table) => {
    table.string("user_id", 64).notNullable();
    table.string("category", 32).notNullable();
    sums(table);
    table.primary(["user_id", "category"]);
  });
  for (const [name, column] of Object.entries(sorted)) {
    await addIndex("user_totals", `user_totals_by_${name}`, [column, "user_id"]);
    await addIndex("user_category_totals", `user_category_totals_by_${name}`, ["category", column, "user_id"]);
  }
  // What was submitted on each day that is over, counted when somebody first asks for it.
  await createTable("day_totals", (table) => {
    table.integer("day").unsigned().notNullable().primary();
    table.bigInteger("segments").notNullable();
    table.bigInteger("users").notNullable();
    table.bigInteger("views").notNullable();
    table.double("minutes").notNullable();
    table.text("categories").notNullable();
    table.bigInteger("counted_at").notNullable();
  });

  // Inputs of a user's reputation, updated by every transaction that changes a segment or a lock. Valid only if
  // `counted` is 1: when it is 0 or the row is missing, the user's segments have not been counted yet. The position in
  // the feed is that of their last change: other processes cache reputations.
  await createTable("user_reputations", (table) => {
    table.string("user_id", 64).primary();
    table.boolean("counted").notNullable();
    for (const name of ["total", "downvoted", "unmatched", "votes", "locked", "locks_won"])
      table.bigInteger(name).notNullable();
    table.bigInteger("third_liked_at");
    table.bigInteger("fourth_liked_at");
    table.integer("feed_lane").unsigned().notNullable().defaultTo(0);
    table.bigInteger("feed_position").notNullable().defaultTo(0);
  });
  await addIndex("user_reputations", "user_reputations_by_feed", ["feed_lane", "feed_position"]);
}
