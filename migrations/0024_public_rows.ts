import { addColumn, createTable } from "./support/tables.ts";

/** What public dumps have beyond what the service itself needs, so that an import can be exported again without loss. */
export async function up(): Promise<void> {
  await addColumn(
    "segments",
    "incorrect_votes",
    (table) => void table.integer("incorrect_votes").notNullable().defaultTo(1),
  );
  await createTable("video_info", (table) => {
    table.string("video_id", 255).primary();
    table.string("channel_id", 255).notNullable();
    table.text("title").notNullable();
    table.double("published").notNullable();
  });
  // What an exported row says and the service does not store: `texts` is JSON, see src/storage/public/leftovers.ts.
  await createTable("public_leftovers", (table) => {
    table.string("table_name", 20).notNullable();
    table.string("row_key", 65).notNullable();
    table.text("texts", "mediumtext").notNullable();
    table.primary(["table_name", "row_key"]);
  });
  // How far an import is that was interrupted: JSON, written with the rows.
  await createTable("imports", (table) => {
    table.string("name", 16).primary();
    table.text("state", "mediumtext").notNullable();
  });
}
