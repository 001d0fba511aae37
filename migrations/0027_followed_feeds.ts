import { createTable } from "./support/tables.ts";

/**
 * How far this database has followed the change feed of an origin, written in the transactions that write its rows. `owner` follows it until
 * `leased_until`, in ms since 1970 by the clock of the database.
 */
export async function up(): Promise<void> {
  await createTable("followed_feeds", (table) => {
    table.string("origin", 255).primary();
    table.text("cursor");
    table.string("owner", 64);
    table.bigInteger("leased_until").defaultTo(0).notNullable();
  });
}
