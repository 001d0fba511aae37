import { storage } from "@segmark/migrator";
import { alter_table } from "@segmark/migrator/online";

export async function up(): Promise<void> {
  const { knex } = storage();
  if (await knex.schema.hasColumn("orders", "state")) return;
  await alter_table("orders", "ADD COLUMN state VARCHAR(20) NOT NULL DEFAULT 'new'");
}
