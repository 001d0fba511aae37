import { addIndex, createTable } from "./support/tables.ts";

/** One row per video that was ever written: serves as the lock of its writers and as the change feed for other processes. */
export async function up(): Promise<void> {
  await createTable("videos", (table) => {
    table.string("service", 20).notNullable();
    table.string("video_id", 255).notNullable();
    table.string("video_hash", 64).notNullable();
    table.bigInteger("version").notNullable();
    table.bigInteger("changed_at").notNullable();
    table.primary(["service", "video_id"]);
  });
  await addIndex("videos", "videos_by_change", ["changed_at"]);
}
