import { addIndex, addUniqueIndex, createTable } from "@segmark/database/tables";
import type { Knex } from "knex";
import { COUNTS, states } from "./counts.ts";
import { ATTEMPTS, DELIVERIES, PARTS } from "./rows.ts";

/**
 * Creates the tables of an inbox where they are missing: received deliveries, the attempts to handle them, their
 * payloads in chunks, because no server accepts a long one in a single statement, and the number of deliveries by state,
 * sharded over several rows, so that concurrent transactions rarely wait for each other. It may be called by several
 * processes one after another, and again after a call that was interrupted.
 *
 * `state_at` depends on the state: when a waiting delivery is due, when the lease of a running one expires, when a
 * handled or dead one was finished. So one index finds both what is due and what is old.
 * @param knex over mysql2 or better-sqlite3; not a transaction
 */
export async function createInboxTables(knex: Knex): Promise<void> {
  await createTable(knex, DELIVERIES, (table) => {
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
  await addUniqueIndex(knex, DELIVERIES, "webhook_deliveries_by_id", ["id"]);
  await addIndex(knex, DELIVERIES, "webhook_deliveries_by_state", ["state", "state_at"]);
  await addIndex(knex, DELIVERIES, "webhook_deliveries_by_time", ["received_at"]);
  await addIndex(knex, DELIVERIES, "webhook_deliveries_by_state_time", ["state", "received_at"]);
  await addIndex(knex, DELIVERIES, "webhook_deliveries_by_name", ["name", "received_at"]);

  await createTable(knex, PARTS, (table) => {
    table.bigInteger("delivery").unsigned().notNullable();
    table.integer("part").unsigned().notNullable();
    table.specificType("content", "mediumblob").notNullable();
    table.primary(["delivery", "part"]);
  });

  await createTable(knex, ATTEMPTS, (table) => {
    table.bigInteger("delivery").unsigned().notNullable();
    table.integer("number").unsigned().notNullable();
    table.bigInteger("started_at").notNullable();
    table.bigInteger("ended_at").nullable();
    table.string("outcome", 8).notNullable();
    table.text("error").nullable();
    table.string("worker", 255).notNullable();
    table.primary(["delivery", "number"]);
  });

  await createTable(knex, COUNTS, (table) => {
    table.integer("shard").unsigned().notNullable().primary();
    for (const state of states) table.bigInteger(state).notNullable();
  });
}
