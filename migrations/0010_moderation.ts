import { addIndex, createTable } from "./support/tables.ts";

/** Audit log of moderators, lock rows that serialize decisions about users, and temporary VIPs. */
export async function up(): Promise<void> {
  await createTable("moderation_log", (table) => {
    table.bigIncrements("id");
    table.bigInteger("time").notNullable();
    table.string("actor_id", 64).notNullable();
    table.string("action", 32).notNullable();
    table.string("user_id", 64);
    table.string("service", 20);
    table.string("video_id", 255);
    table.text("detail").notNullable();
  });
  await addIndex("moderation_log", "moderation_log_by_actor", ["actor_id", "id"]);
  await addIndex("moderation_log", "moderation_log_by_action", ["action", "id"]);
  await addIndex("moderation_log", "moderation_log_by_user", ["user_id", "id"]);
  await addIndex("moderation_log", "moderation_log_by_video", ["video_id", "id"]);

  await createTable("subjects", (table) => {
    table.string("subject", 64).primary();
  });

  await createTable("temporary_vips", (table) => {
    table.string("user_id", 64).notNullable();
    table.string("channel_id", 128).notNullable();
    table.bigInteger("until").notNullable();
    table.primary(["user_id", "channel_id"]);
  });
}
