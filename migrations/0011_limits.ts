import { addIndex, createTable } from "./support/tables.ts";

/** How often somebody did something in a window of time. The name is a keyed hash, so the table tells nothing about anybody. */
export async function up(): Promise<void> {
  await createTable("rate_windows", (table) => {
    table.string("name", 64).notNullable();
    table.bigInteger("ends").notNullable();
    table.integer("taken").unsigned().notNullable();
    table.primary(["name", "ends"]);
  });
  await addIndex("rate_windows", "rate_windows_by_end", ["ends"]);
}
