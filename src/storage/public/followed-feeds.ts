import type { Knex } from "knex";
import { dialectOf, unlessDuplicate } from "../../database/dialect.ts";

type FeedRow = { origin: string; cursor: string | null; owner: string | null; leased_until: number };

/** How far this database has followed the feeds of origins. */
export const followedFeedStore = (db: Knex) => ({
  /**
   * Claims a feed, or keeps the claim, so that one process follows it. Without clocks of processes: the time is that of the database.
   * @returns the cursor, null at the very beginning; undefined if another process has the claim
   */
  claim: async (origin: string, owner: string, leaseMs: number): Promise<string | null | undefined> => {
    const now = db.raw(dialectOf(db).clock);
    const until = db.raw(`${dialectOf(db).clock} + ?`, [leaseMs]);
    await db<FeedRow>("followed_feeds").insert({ origin, cursor: null, leased_until: 0 }).catch(unlessDuplicate(db));
    const taken = await db("followed_feeds")
      .where("origin", origin)
      .where((free) => void free.where("owner", owner).orWhere("leased_until", "<", now))
      .update({ owner, leased_until: until });
    if (taken === 0) return undefined;
    const row = await db<FeedRow>("followed_feeds").where("origin", origin).first("cursor");
    return row?.cursor ?? null;
  },

  /** Moves the cursor. @returns false if it is not the one that was expected: another process has moved it */
  move: async (origin: string, from: string | null, to: string | null): Promise<boolean> =>
    (await db("followed_feeds").where({ origin, cursor: from }).update({ cursor: to })) === 1,

  release: async (origin: string, owner: string): Promise<void> => {
    await db("followed_feeds").where({ origin, owner }).update({ owner: null, leased_until: 0 });
  },
});
