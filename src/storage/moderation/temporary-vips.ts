import { type Query, runQuery } from "@segmark/database/batch-query";
import type { Knex } from "knex";

/** `until`: end of the user's voting rights as a VIP on the videos of a channel, in ms since 1970. */
type TemporaryVipRow = { user_id: string; channel_id: string; until: number };

/** A rank, and the name of its user, null if there is none. Units   `until` in ms since 1970 */
export type NamedRank = Readonly<{ userId: string; userName: string | null; channelId: string; until: number }>;

/** Channels on which the user is currently a VIP. Most users have none, which saves looking up the video's channel. */
export const channelsOf = (userId: string, now: number): Query<string[]> => ({
  texts: ["t.channel_id"],
  from: "temporary_vips as t where t.user_id = ? and t.until > ?",
  values: [userId, now],
  toResult: (rows) => rows.map(([channel]) => String(channel)),
});

/** When the last of the user's current ranks ends, in ms since 1970; null without any. */
export const temporaryUntil = (userId: string, now: number): Query<number | null> => ({
  integers: ["max(t.until)"],
  from: "temporary_vips as t where t.user_id = ? and t.until > ?",
  values: [userId, now],
  toResult: ([row]) => (row?.[0] == null ? null : Number(row[0])),
});

export const temporaryVipStore = (db: Knex) => ({
  channelsOf: (userId: string, now: number): Promise<string[]> => runQuery(db, channelsOf(userId, now)),

  /** Up to `most` ranks that have not ended, the last to end first. */
  current: async (now: number, most: number): Promise<NamedRank[]> => {
    const ranks: NamedRank[] = await db("temporary_vips as t")
      .leftJoin("users as u", "u.user_id", "t.user_id")
      .where("t.until", ">", now)
      .orderBy([{ column: "t.until", order: "desc" }, "t.user_id", "t.channel_id"])
      .limit(most)
      .select({ userId: "t.user_id", userName: "u.user_name", channelId: "t.channel_id", until: "t.until" });
    return ranks.map((rank) => ({ ...rank, until: Number(rank.until) }));
  },

  /** If the user is already a temporary VIP, the later time is kept. */
  add: async (userId: string, channelId: string, until: number): Promise<void> => {
    await db<TemporaryVipRow>("temporary_vips")
      .insert({ user_id: userId, channel_id: channelId, until })
      .onConflict(["user_id", "channel_id"])
      .merge(["until"]);
  },

  /** @param channelId all channels if absent. @returns the number of deleted rows */
  remove: async (userId: string, channelId?: string): Promise<number> => {
    const query = db<TemporaryVipRow>("temporary_vips").where("user_id", userId);
    return channelId === undefined ? query.delete() : query.where("channel_id", channelId).delete();
  },
});
