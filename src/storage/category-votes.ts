import type { Knex } from "knex";
import type { CategoryVote, CountedCategoryVote, Tally } from "../domain/category-voting.ts";
import type { SegmentRow } from "./segment-row.ts";

/** `weight` is what the vote added to the tally of its category. */
type CategoryVoteRow = {
  segment_id: number;
  user_id: string;
  category: string;
  weight: number;
  ip_hash: string;
  time: number;
};
type TallyRow = { segment_id: number; category: string; votes: number };

/** Units   `at` in ms since 1970 */
export type CategoryVoter = Readonly<{ segmentId: number; userId: string; ipHash: string; at: number }>;

/** Everything inside a transaction that holds the lock of the video. */
export const categoryVoteStore = (db: Knex) => ({
  /** The user's last category vote on the segment. */
  of: async (segmentId: number, userId: string): Promise<CategoryVote | undefined> =>
    db<CategoryVoteRow>("category_votes").where({ segment_id: segmentId, user_id: userId }).first("category", "weight"),

  tally: async (segmentId: number): Promise<Tally> => {
    const rows: TallyRow[] = await db("category_tally as t").where("t.segment_id", segmentId).select("t.*");
    return new Map(rows.map(({ category, votes }) => [category, votes]));
  },

  /** Instead of the user's last category vote. A segment may become like another one; nothing here forbids it. */
  cast: async (
    { segmentId, userId, ipHash, at }: CategoryVoter,
    { vote, tally, category }: CountedCategoryVote,
  ): Promise<void> => {
    await db<CategoryVoteRow>("category_votes")
      .insert({ segment_id: segmentId, user_id: userId, ...vote, ip_hash: ipHash, time: at })
      .onConflict(["segment_id", "user_id"])
      .merge(["category", "weight", "ip_hash", "time"]);
    const rows = [...tally].map(([name, votes]) => ({ segment_id: segmentId, category: name, votes }));
    await db<TallyRow>("category_tally").insert(rows).onConflict(["segment_id", "category"]).merge(["votes"]);
    await db<SegmentRow>("segments").where("id", segmentId).update({ category });
  },
});
