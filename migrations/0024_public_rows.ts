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
}
