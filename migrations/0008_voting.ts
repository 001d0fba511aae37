import { storage } from "../src/migrator/index.ts";

/** What a category vote added to its tally, so that taking it back takes the same, whatever its user has become since. */
export async function up(): Promise<void> {
  const { knex } = storage();
  if (await knex.schema.hasColumn("category_votes", "weight")) return;
  await knex.schema.alterTable("category_votes", (table) => void table.integer("weight").notNullable().defaultTo(1));
}
