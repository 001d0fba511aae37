import { storage } from "@segmark/migrator";

export async function up(): Promise<void> {
  const { knex, signal, log } = storage();
  for (;;) {
    signal.throwIfAborted();
    const ids = await knex("orders").whereNull("total").limit(1000).pluck("id");
    if (ids.length === 0) return;
    await knex("orders")
      .whereIn("id", ids)
      .update({ total: knex.raw("price * pieces") });
    log.info({ rows: ids.length }, "filled the totals of orders");
  }
}
