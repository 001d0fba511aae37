import { createTable } from "./support/tables.ts";

/**
 * Inputs of a user's reputation, updated by every transaction that changes a segment or a lock. Valid only if `counted` is 1: when it is 0 or the
 * row is missing, the user's segments have not been counted yet.
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
