import type { Query } from "@segmark/database/batch-query";
import { defer } from "@segmark/database/dialect";
import type { Knex } from "knex";
import type { CategoryVote, CountedCategoryVote, Tally } from "../../domain/voting/category-voting.ts";
import type { ChangedRows } from "../public/changed-rows.ts";
import type { CountedWrites } from "../rows/counted-writes.ts";
import type { SegmentRow } from "../rows/segment-row.ts";

/** `weight` is the vote's contribution to the tally of its category. */
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

/** The user's last category vote on the segment. */
export const votedCategory = (segmentId: number, userId: string): Query<CategoryVote | undefined> => ({
  texts: ["v.category"],
  integers: ["v.weight"],
  from: "category_votes as v where v.segment_id = ? and v.user_id = ?",
  values: [segmentId, userId],
  toResult: (rows) => (rows as [string, number][]).map(([category, weight]) => ({ category, weight }))[0],
});

export const tallyOf = (segmentId: number): Query<Tally> => ({
  texts: ["t.category"],
  integers: ["t.votes"],
  from: "category_tally as t where t.segment_id = ?",
  values: [segmentId],
  toResult: (rows) => new Map(rows as [string, number][]),
});

/** Call everything inside a transaction that holds the lock of the video. */
export const categoryVoteStore = (db: Knex, writes: CountedWrites, publicRows: ChangedRows) => ({
  /** Whether the category has votes of moderators' orders. Those of an order that was taken back have a reversal. */
  isOrdered: async (segmentId: number, category: string): Promise<boolean> => {
    const [sum]: { votes: number | string | null }[] = await db("segment_changes as c")
      .where({ "c.segment_id": segmentId, "c.field": "category" })
      .where((own) =>
        own
          .where((given) => given.where("c.tally", ">", 0).where("c.value_after", category))
          .orWhere((lost) => lost.where("c.tally", "<", 0).where("c.value_before", category)),
      )
      .sum({ votes: "c.tally" });
    return Number(sum?.votes ?? 0) > 0;
  },

  /** Replaces the user's last category vote. The segment may become a duplicate of another one, which is allowed. */
  cast: async (
    { segmentId, userId, ipHash, at }: CategoryVoter,
    { vote, tally, category }: CountedCategoryVote,
  ): Promise<void> => {
    writes.changed();
    publicRows.tally(segmentId, [...tally.keys()]);
    await defer(
      db,
      db<CategoryVoteRow>("category_votes")
        .insert({ segment_id: segmentId, user_id: userId, ...vote, ip_hash: ipHash, time: at })
        .onConflict(["segment_id", "user_id"])
        .merge(["category", "weight", "ip_hash", "time"]),
    );
    const rows = [...tally].map(([name, votes]) => ({ segment_id: segmentId, category: name, votes }));
    const inserted = db<TallyRow>("category_tally").insert(rows).onConflict(["segment_id", "category"]);
    await defer(db, inserted.merge(["votes"]));
    await defer(db, db<SegmentRow>("segments").where("id", segmentId).update({ category }));
  },
});
