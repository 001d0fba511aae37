import { addIndex, addUniqueIndex, createTable } from "./support/tables.ts";

/**
 * Received deliveries, the attempts to process them, and their payloads in chunks, because no server accepts a long one
 * in a single statement. `state_at` depends on the state: when a waiting delivery is due, when the lease of a running
 * one expires, when a handled or dead one was finished. So one index finds both what is due and what is old.
 */
export async function up(): Promise<void> {
  await createTable("webhook_deliveries", (table) => {
    table.bigIncrements("seq");
    table.string("id", 255).notNullable();
    table.string("name", 255).notNullable();
    table.string("action", 255).nullable();
    table.string("state", 8).notNullable();
    table.bigInteger("state_at").notNullable();
    table.integer("attempts").unsigned().notNullable();
    table.integer("tries").unsigned().notNullable();
    table.integer("bytes").unsigned().notNullable();
    table.bigInteger("received_at").notNullable();
    table.text("last_error").nullable();
  });
  await addUniqueIndex("webhook_deliveries", "webhook_deliveries_by_id", ["id"]);
  await addIndex("webhook_deliveries", "webhook_deliveries_by_state", ["state", "state_at"]);
  await addIndex("webhook_deliveries", "webhook_deliveries_by_time", ["received_at"]);
  await addIndex("webhook_deliveries", "webhook_deliveries_by_state_time", ["state", "received_at"]);
  await addIndex("webhook_deliveries", "webhook_deliveries_by_name", ["name", "received_at"]);

  await createTable("webhook_payload_parts", (table) => {
    table.bigInteger("delivery").unsigned().notNullable();
    table.integer("part").unsigned().notNullable();
    table.specificType("content", "mediumblob").notNullable();
    table.primary(["delivery", "part"]);
  });

  await createTable("webhook_attempts", (table) => {
    table.bigInteger("delivery").unsigned().notNullable();
    table.integer("number").unsigned().notNullable();
    table.bigInteger("started_at").notNullable();
    table.bigInteger("ended_at").nullable();
    table.string("outcome", 8).notNullable();
    table.text("error").nullable();
    table.string("worker", 255).notNullable();
    table.primary(["delivery", "number"]);
  });
}
