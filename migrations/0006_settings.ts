import { createTable } from "./support/tables.ts";

/** Settings that all processes of an instance share and that can change at run time. */
export async function up(): Promise<void> {
  await createTable("settings", (table) => {
    table.string("name", 64).primary();
    table.text("value").notNullable();
  });
}
