import type { Knex } from "knex";
import { storage } from "../src/migrator/index.ts";
import { addIndex, createTable } from "./support/tables.ts";

/**
 * Sums over the segments of a user, stored because leaderboards must not read every segment.
 * `liked_`: votes > -1, not shadow-hidden, capped minutes; `counted_`: the same without chapters, whole minutes;
 * `open_days`: everything that was not hidden, whole.
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
}

const sorted = { minutes: "liked_minutes", views: "liked_views", segments: "liked_segments" };

export async function up(): Promise<void> {
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
  // Users who submitted before this migration have no totals yet.
  await storage().knex.raw(
    "insert into stale_totals (user_id) select distinct s.user_id from segments s where not exists (select 1 from stale_totals t where t.user_id = s.user_id)",
  );
}
