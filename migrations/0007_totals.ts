import { createTable } from "./support/tables.ts";

/** Users whose totals are older than their segments; a row is enough, however often they changed. */
export async function up(): Promise<void> {
  await createTable("stale_totals", (table) => {
    table.string("user_id", 64).primary();
  });
}
