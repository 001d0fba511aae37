import { addIndex, addUniqueIndex, createTable } from "./support/tables.ts";

/** Chapter names and their search index. */
export async function up(): Promise<void> {
  await createTable("chapter_names", (table) => {
    table.bigIncrements("id");
    table.string("name", 255).notNullable();
  });
  await addUniqueIndex("chapter_names", "chapter_names_by_name", ["name"]);
  await createTable("chapter_name_grams", (table) => {
    table.string("gram", 3).notNullable();
    table.bigInteger("name_id").unsigned().notNullable();
    table.primary(["gram", "name_id"]);
  });
  await addIndex("chapter_name_grams", "chapter_name_grams_by_name", ["name_id"]);
  await createTable("chapter_uses", (table) => {
    table.bigInteger("segment_id").unsigned().primary();
    table.bigInteger("name_id").unsigned().notNullable();
  });
  await addIndex("chapter_uses", "chapter_uses_by_name", ["name_id"]);
}
