import { unlessDuplicate } from "@segmark/database/dialect";
import type { Knex } from "knex";

type FeatureRow = { user_id: string; feature: number; given_by: string; since: number };

/** Rights that moderators gave to users. */
export const featureStore = (db: Knex) => ({
  of: async (userId: string): Promise<ReadonlySet<number>> =>
    new Set((await db<FeatureRow>("user_features").where("user_id", userId).pluck("feature")).map(Number)),

  /** @param at ms since 1970; if the user has the right already, the earlier time is kept */
  give: async (userId: string, feature: number, givenBy: string, at: number): Promise<void> => {
    const row = { user_id: userId, feature, given_by: givenBy, since: at };
    await db<FeatureRow>("user_features").insert(row).catch(unlessDuplicate(db));
  },

  take: async (userId: string, feature: number): Promise<void> => {
    await db<FeatureRow>("user_features").where({ user_id: userId, feature }).delete();
  },
});
