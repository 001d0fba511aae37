import { storage } from "@segmark/migrator";
import { createTable } from "./support/tables.ts";

const shards = 16;
const states = ["waiting", "running", "handled", "dead"] as const;

/**
 * Number of deliveries per state: the sum over all rows. Sharded over several rows, so that concurrent transactions
 * rarely wait for each other. Row 0 is inserted last, with the existing deliveries: as long as it is missing, this
 * migration is incomplete.
 */
export async function up(): Promise<void> {
  await createTable("webhook_counts", (table) => {
    table.integer("shard").unsigned().notNullable().primary();
    for (const state of states) table.bigInteger(state).notNullable();
  });
  const { knex } = storage();
  const none = { waiting: 0, running: 0, handled: 0, dead: 0 };
  for (let shard = 1; shard < shards; shard++) {
    await knex("webhook_counts")
      .insert({ shard, ...none })
      .onConflict("shard")
      .ignore();
  }
  if ((await knex("webhook_counts").where("shard", 0).first("shard")) !== undefined) return;
  const found: { state: (typeof states)[number]; n: number }[] = await knex("webhook_deliveries as d")
    .groupBy("d.state")
    .select({ state: "d.state" })
    .count({ n: "*" });
  const kept = Object.fromEntries(found.map(({ state, n }) => [state, Number(n)]));
  await knex("webhook_counts").insert({ shard: 0, ...none, ...kept });
}
