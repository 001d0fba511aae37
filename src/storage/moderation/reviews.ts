import type { Knex } from "knex";

/** `until`: what was submitted until then was looked at, in ms since 1970. */
type ReviewRow = { user_id: string; until: number };

/** Newcomers whose submissions a moderator has looked at. */
export const reviewStore = (db: Knex) => ({
  /** Until when the submissions of a user were looked at, in ms since 1970. */
  of: async (userId: string): Promise<number | undefined> => {
    const row: ReviewRow | undefined = await db("reviewed_users").where("user_id", userId).first();
    return row && Number(row.until);
  },

  /** Whether the user has submitted anything after a time, or at all. */
  isAnyAfter: async (userId: string, time: number | undefined): Promise<boolean> => {
    const query = db("segments as s").where("s.user_id", userId);
    if (time !== undefined) query.where("s.time_submitted", ">", time);
    return (await query.first("s.id")) !== undefined;
  },

  /** @param until undefined: nothing was looked at */
  set: async (userId: string, until: number | undefined): Promise<void> => {
    const rows = db<ReviewRow>("reviewed_users");
    if (until === undefined) await rows.where("user_id", userId).delete();
    else await rows.insert({ user_id: userId, until }).onConflict("user_id").merge(["until"]);
  },
});
