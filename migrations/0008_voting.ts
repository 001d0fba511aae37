import { storage } from "../src/migrator/index.ts";

/** The weight with which a category vote was counted, so that retracting it subtracts the same even if the user's status has changed. */
export async function up(): Promise<void> {
  const { knex } = storage();
  if (await knex.schema.hasColumn("category_votes", "weight")) return;
  await knex.schema.alterTable("category_votes", (table) => void table.integer("weight").notNullable().defaultTo(1));
}
