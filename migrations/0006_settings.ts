import { createTable } from "./support/tables.ts";

/** Values that all processes of an instance share and that are made or changed while it runs. */
export async function up(): Promise<void> {
  await createTable("settings", (table) => {
    table.string("name", 64).primary();
    table.text("value").notNullable();
  });
}
