import { addIndex, createTable } from "./support/tables.ts";

/**
 * One row per video that was ever written: serves as the lock of its writers, and has the position of its last change
 * in the feed of changes. What public dumps say of videos beyond that.
 */
export async function up(): Promise<void> {
  await createTable("videos", (table) => {
    table.string("service", 20).notNullable();
    table.string("video_id", 255).notNullable();
    table.string("video_hash", 64).notNullable();
    table.bigInteger("version").notNullable();
    table.bigInteger("changed_at").notNullable();
    table.integer("feed_lane").unsigned().notNullable().defaultTo(0);
    table.bigInteger("feed_position").notNullable().defaultTo(0);
    table.primary(["service", "video_id"]);
  });
  await addIndex("videos", "videos_by_change", ["changed_at"]);
  await addIndex("videos", "videos_by_feed", ["feed_lane", "feed_position"]);
  await createTable("video_info", (table) => {
    table.string("video_id", 255).primary();
    table.string("channel_id", 255).notNullable();
    table.text("title").notNullable();
    table.double("published").notNullable();
  });
}
