import { addColumn } from "./support/tables.ts";

/** When this database was last known to be in step with an origin, in ms since 1970 by the clock of the database. */
export async function up(): Promise<void> {
  await addColumn("followed_feeds", "in_step_at", (table) => void table.bigInteger("in_step_at"));
}
