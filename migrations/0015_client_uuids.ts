import { addIndex, createTable } from "./support/tables.ts";

/** What submitters called their segments before those had ids here: hashes of such names, for an hour. */
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
