import { addIndex, addUniqueIndex, createTable } from "./support/tables.ts";

/** Segments, and in a separate table the address each came from, so that a public copy can leave the addresses out. */
export async function up(): Promise<void> {
  await createTable("segments", (table) => {
    table.bigIncrements("id");
    table.string("uuid", 65).notNullable();
    table.string("service", 20).notNullable();
    table.string("video_id", 255).notNullable();
    table.string("video_hash", 64).notNullable();
    table.double("start_time").notNullable();
    table.double("end_time").notNullable();
    table.string("category", 32).notNullable();
    table.string("action_type", 10).notNullable();
    table.string("description", 255).notNullable().defaultTo("");
    table.string("user_id", 64).notNullable();
    table.integer("votes").notNullable().defaultTo(0);
    table.integer("views").unsigned().notNullable().defaultTo(0);
    table.tinyint("locked").notNullable().defaultTo(0);
    table.tinyint("hidden").notNullable().defaultTo(0);
    table.tinyint("shadow_hidden").notNullable().defaultTo(0);
    table.double("reputation").notNullable().defaultTo(0);
    table.double("video_duration").notNullable().defaultTo(0);
    table.bigInteger("time_submitted").notNullable();
    table.string("user_agent", 255).notNullable().defaultTo("");
    table.integer("incorrect_votes").notNullable().defaultTo(1);
  });
  await addUniqueIndex("segments", "segments_by_uuid", ["uuid"]);
  await addIndex("segments", "segments_by_video", ["service", "video_id", "start_time", "id"]);
  await addIndex("segments", "segments_by_hash", ["service", "video_hash", "start_time", "id"]);
  await addIndex("segments", "segments_by_user", ["user_id", "time_submitted"]);
  // The list of the whole service, newest first. All that it is filtered by is in the index: reading thousands of rows
  // to find the few that pass takes too long.
  const filters = ["service", "category", "action_type", "votes", "locked", "hidden", "shadow_hidden"];
  await addIndex("segments", "segments_for_lists", ["time_submitted", "id", ...filters]);
  await createTable("segment_origin", (table) => {
    table.bigInteger("segment_id").unsigned().primary();
    table.string("ip_hash", 64).notNullable();
  });
  await addIndex("segment_origin", "segment_origin_by_ip", ["ip_hash"]);

  // Ids that clients gave their segments before the server assigned one: stored as hashes, for an hour.
  await createTable("client_uuids", (table) => {
    table.string("user_id", 64).notNullable();
    table.string("client_uuid", 64).notNullable();
    table.bigInteger("segment_id").unsigned().notNullable();
    table.bigInteger("expires").notNullable();
    table.primary(["user_id", "client_uuid"]);
  });
  await addIndex("client_uuids", "client_uuids_by_uuid", ["client_uuid"]);
  await addIndex("client_uuids", "client_uuids_by_end", ["expires"]);
}
