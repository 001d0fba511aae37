import { addIndex, createTable } from "./support/tables.ts";

/** Locked categories of videos; users and addresses that are trusted, banned or warned. */
export async function up(): Promise<void> {
  await createTable("category_locks", (table) => {
    table.string("service", 20).notNullable();
    table.string("video_id", 255).notNullable();
    table.string("video_hash", 64).notNullable();
    table.string("category", 32).notNullable();
    table.string("action_type", 10).notNullable();
    table.text("reason").notNullable();
    table.string("user_id", 64).notNullable();
    table.bigInteger("time").notNullable();
    table.primary(["service", "video_id", "category", "action_type"]);
  });
  await addIndex("category_locks", "category_locks_by_hash", ["service", "video_hash"]);

  await createTable("vip_users", (table) => {
    table.string("user_id", 64).primary();
    table.bigInteger("added").notNullable();
  });
  await createTable("banned_users", (table) => {
    table.string("user_id", 64).primary();
    table.bigInteger("since").notNullable();
    table.string("by_user", 64).notNullable();
  });
  await createTable("banned_ips", (table) => {
    table.string("ip_hash", 64).primary();
  });

  await createTable("warnings", (table) => {
    table.bigIncrements("id");
    table.string("user_id", 64).notNullable();
    table.integer("type").notNullable();
    table.string("issuer_user_id", 64).notNullable();
    table.text("reason").notNullable();
    table.bigInteger("issued").notNullable();
    table.bigInteger("disabled");
  });
  await addIndex("warnings", "warnings_by_user", ["user_id", "type", "disabled"]);
}
