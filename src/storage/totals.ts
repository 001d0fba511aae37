import type { Knex } from "knex";

/** What the statistics know of users. Totals are made anew for users that were touched, not for all. */
export const totalStore = (db: Knex) => ({
  /** In the transaction of every change to segments of these users: new ones, votes, views, hiding. */
  touch: async (userIds: readonly string[]): Promise<void> => {
    if (userIds.length === 0) return;
    const rows = [...new Set(userIds)].map((userId) => ({ user_id: userId }));
    await db("stale_totals").insert(rows).onConflict("user_id").ignore();
  },
});
