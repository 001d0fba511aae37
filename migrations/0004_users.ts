import { addIndex, addUniqueIndex, createTable } from "./support/tables.ts";

/** Chosen names, their history and their search index. */
export async function up(): Promise<void> {
  await createTable("users", (table) => {
    table.string("user_id", 64).primary();
    table.string("user_name", 64);
    table.tinyint("name_locked").notNullable().defaultTo(0);
    table.bigInteger("updated").notNullable();
  });
  await addIndex("users", "users_by_name", ["user_name"]);
  await createTable("user_name_log", (table) => {
    table.bigIncrements("id");
    table.string("user_id", 64).notNullable();
    table.string("old_name", 64);
    table.string("new_name", 64);
    table.tinyint("by_admin").notNullable();
    table.bigInteger("time").notNullable();
  });
  await addIndex("user_name_log", "user_name_log_by_user", ["user_id"]);
  await createTable("user_name_search", (table) => {
    table.bigIncrements("id");
    table.string("user_id", 64).notNullable();
    table.string("user_name", 64).notNullable();
  });
  await addUniqueIndex("user_name_search", "user_name_search_by_user", ["user_id"]);
  await createTable("user_name_grams", (table) => {
    table.bigInteger("gram").unsigned().notNullable();
    table.bigInteger("name_id").unsigned().notNullable();
    table.primary(["gram", "name_id"]);
  });
}
