import { addIndex, createTable } from "./support/tables.ts";

/** What all processes of an instance share: settings that can change at run time, and counters of rate limits. */
export async function up(): Promise<void> {
  await createTable("settings", (table) => {
    table.string("name", 64).primary();
    table.text("value").notNullable();
  });
  // By time window. The name is a keyed hash, so the table reveals nothing about anyone.
  await createTable("rate_windows", (table) => {
    table.string("name", 64).notNullable();
    table.bigInteger("ends").notNullable();
    table.integer("taken").unsigned().notNullable();
    table.primary(["name", "ends"]);
  });
  await addIndex("rate_windows", "rate_windows_by_end", ["ends"]);
}
