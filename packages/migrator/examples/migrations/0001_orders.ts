import { storage } from "@segmark/migrator";
import { check_roles_enabled, register_sharding_key } from "@segmark/migrator/utils";

export async function up(): Promise<boolean> {
  if (!check_roles_enabled(["vshard-storage"])) return true;
  const { knex } = storage();
  if (!(await knex.schema.hasTable("orders")))
    await knex.schema.createTable("orders", (table) => {
      table.string("id", 36).primary();
      table.integer("bucket_id").unsigned().notNullable().index("bucket_id");
      table.integer("number").unsigned().notNullable();
      table.json("items");
    });
  await register_sharding_key("orders", ["id"]);
  return true;
}
