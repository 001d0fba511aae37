import { addIndex, createTable } from "./support/tables.ts";

/**
 * Users and addresses that are trusted, banned or warned, and newcomers that were reviewed. Of a ban: its end and its reason, whether it hid earlier
 * submissions, which are shown again when it ends, and until when a process lifts it.
 */
export async function up(): Promise<void> {
  await createTable("vip_users", (table) => {
    table.string("user_id", 64).primary();
    table.bigInteger("added").notNullable();
  });
  await createTable("temporary_vips", (table) => {
    table.string("user_id", 64).notNullable();
    table.string("channel_id", 128).notNullable();
    table.bigInteger("until").notNullable();
    table.primary(["user_id", "channel_id"]);
  });
  await addIndex("temporary_vips", "temporary_vips_by_end", ["until"]);
  // Rights that moderators gave to users, by the number of the feature.
  await createTable("user_features", (table) => {
    table.string("user_id", 64).notNullable();
    table.integer("feature").notNullable();
    table.string("given_by", 64).notNullable();
    table.bigInteger("since").notNullable();
    table.primary(["user_id", "feature"]);
  });
  await createTable("banned_users", (table) => {
    table.string("user_id", 64).primary();
    table.bigInteger("since").notNullable();
    table.string("by_user", 64).notNullable();
    table.bigInteger("until");
    table.text("reason");
    table.tinyint("hid_past").notNullable().defaultTo(1);
    table.bigInteger("claimed_until");
  });
  await addIndex("banned_users", "banned_users_by_time", ["since", "user_id"]);
  await addIndex("banned_users", "banned_users_by_end", ["until"]);
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
  // Newcomers of whom a moderator has looked at what they submitted until then.
  await createTable("reviewed_users", (table) => {
    table.string("user_id", 64).primary();
    table.bigInteger("until").notNullable();
  });
  // Rows that serialize decisions about users.
  await createTable("subjects", (table) => {
    table.string("subject", 64).primary();
  });
}
