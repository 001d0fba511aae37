import { createTable } from "./support/tables.ts";

/** Users whose totals are out of date; one row each, however many changes there were. */
export async function up(): Promise<void> {
  await createTable("stale_totals", (table) => {
    table.string("user_id", 64).primary();
  });
}
