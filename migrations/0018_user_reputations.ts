import { createTable } from "./support/tables.ts";

/**
 * What the reputation of a user is made of, kept by every transaction that changes a segment or a lock. It counts once `counted` is 1: a row that
 * is 0 or missing is of a user whose segments nobody has counted yet.
 */
export async function up(): Promise<void> {
  await createTable("user_reputations", (table) => {
    table.string("user_id", 64).primary();
    table.boolean("counted").notNullable();
    for (const name of ["total", "downvoted", "unmatched", "votes", "locked", "locks_won"])
      table.bigInteger(name).notNullable();
    table.bigInteger("third_liked_at");
    table.bigInteger("fourth_liked_at");
  });
}
