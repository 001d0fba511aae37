import { addIndex, createTable } from "./support/tables.ts";

/** Rate limit counters by time window. The name is a keyed hash, so the table reveals nothing about anyone. */
export async function up(): Promise<void> {
  await createTable("rate_windows", (table) => {
    table.string("name", 64).notNullable();
    table.bigInteger("ends").notNullable();
    table.integer("taken").unsigned().notNullable();
    table.primary(["name", "ends"]);
  });
  await addIndex("rate_windows", "rate_windows_by_end", ["ends"]);
}
