import { addIndex, createTable } from "./support/tables.ts";

/** Ids that clients gave their segments before the server assigned one: stored as hashes, for an hour. */
export async function up(): Promise<void> {
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
