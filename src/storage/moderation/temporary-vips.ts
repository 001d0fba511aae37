import type { Knex } from "knex";
import { askOne, type Question } from "../../database/questions.ts";

/** Until when (ms since 1970) somebody has the votes of a VIP on the videos of a channel. */
type TemporaryVipRow = { user_id: string; channel_id: string; until: number };

/** Channels on which somebody is one now. Most people have none, and then nobody needs to ask whose video it is. */
export const channelsOf = (userId: string, now: number): Question<string[]> => ({
  texts: ["t.channel_id"],
  from: "temporary_vips as t where t.user_id = ? and t.until > ?",
  values: [userId, now],
  answer: (rows) => rows.map(([channel]) => String(channel)),
});

export const temporaryVipStore = (db: Knex) => ({
  channelsOf: (userId: string, now: number): Promise<string[]> => askOne(db, channelsOf(userId, now)),

  /** Somebody who is one already stays one until the later time. */
  add: async (userId: string, channelId: string, until: number): Promise<void> => {
    await db<TemporaryVipRow>("temporary_vips")
      .insert({ user_id: userId, channel_id: channelId, until })
      .onConflict(["user_id", "channel_id"])
      .merge(["until"]);
  },

  /** @param channelId all channels when absent. @returns how many ended */
  remove: async (userId: string, channelId?: string): Promise<number> => {
    const query = db<TemporaryVipRow>("temporary_vips").where("user_id", userId);
    return channelId === undefined ? query.delete() : query.where("channel_id", channelId).delete();
  },
});
