import { storage } from "@segmark/migrator";
import { check_roles_enabled } from "@segmark/migrator/utils";

export async function up(): Promise<void> {
  if (!check_roles_enabled(["vshard-storage"])) return;
  const { knex } = storage();
  const twice = await knex("orders").groupBy("number").havingRaw("count(*) > 1").pluck("number");
  if (twice.length > 0) throw new Error(`orders have the same number: ${twice.join(", ")}`);
  await knex.schema.alterTable("orders", (table) => {
    table.unique(["number"], { indexName: "orders_by_number" });
  });
}
