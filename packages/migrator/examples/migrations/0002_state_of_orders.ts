import { storage } from "@segmark/migrator";
import { check_roles_enabled } from "@segmark/migrator/utils";

export async function up(): Promise<void> {
  if (!check_roles_enabled(["vshard-storage"])) return;
  const { knex } = storage();
  if (!(await knex.schema.hasColumn("orders", "state")))
    await knex.schema.alterTable("orders", (table) => {
      table.string("state", 20).notNullable().defaultTo("new");
    });
}
