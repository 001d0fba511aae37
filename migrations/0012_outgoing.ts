import { addIndex, createTable } from "./support/tables.ts";

/**
 * Outgoing webhooks. Times are in ms since 1970.
 * - `outgoing_events`         events of committed transactions that have no deliveries yet. `feed_lane`, `feed_position`:
 *   of that transaction in the feed of changes; `only_for`: the one subscription that gets it, null for all
 * - `outgoing_subscriptions`  what is known of a subscription of the file. `failing_since`: the first failure after the
 *   last success
 * - `outgoing_deliveries`     numbered within a subscription. `state`: waiting, sent or dead; `state_at`: when it is due,
 *   was sent or died; `log`: attempts as JSON
 * - `outgoing_sender`         one row: the process that delivers, until its lease ends
 */
export async function up(): Promise<void> {
  await createTable("outgoing_events", (table) => {
    table.bigIncrements("seq");
    table.string("event_id", 36).notNullable();
    table.string("type", 32).notNullable();
    table.integer("feed_lane").unsigned();
    table.bigInteger("feed_position");
    table.string("only_for", 64);
    table.text("data", "mediumtext").notNullable();
    table.bigInteger("at").notNullable();
  });
  await createTable("outgoing_subscriptions", (table) => {
    table.string("name", 64).primary();
    table.bigInteger("last_number").notNullable();
    table.bigInteger("last_success");
    table.bigInteger("failing_since");
    table.bigInteger("disabled_at");
    table.text("disabled_reason");
  });
  await createTable("outgoing_deliveries", (table) => {
    table.string("subscription", 64).notNullable();
    table.bigInteger("number").notNullable();
    table.string("event_id", 36).notNullable();
    table.string("type", 32).notNullable();
    table.text("data", "mediumtext").notNullable();
    table.bigInteger("at").notNullable();
    table.string("state", 8).notNullable();
    table.bigInteger("state_at").notNullable();
    table.integer("attempts").unsigned().notNullable();
    table.text("log", "mediumtext").notNullable();
    table.primary(["subscription", "number"]);
  });
  await addIndex("outgoing_deliveries", "outgoing_deliveries_due", ["subscription", "state", "state_at", "number"]);
  const newest = ["at", "subscription", "number"];
  await addIndex("outgoing_deliveries", "outgoing_deliveries_newest", newest);
  await addIndex("outgoing_deliveries", "outgoing_deliveries_newest_of", ["subscription", "at", "number"]);
  await addIndex("outgoing_deliveries", "outgoing_deliveries_newest_in", ["state", ...newest]);
  await addIndex("outgoing_deliveries", "outgoing_deliveries_old", ["state", "state_at"]);
  await createTable("outgoing_sender", (table) => {
    table.integer("id").unsigned().primary();
    table.string("owner", 64).notNullable();
    table.bigInteger("leased_until").notNullable();
  });
}
