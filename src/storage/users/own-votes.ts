import { batchQuery, type Query } from "@segmark/database/batch-query";
import type { Knex } from "knex";
import type { CastVote, VoteForm, VotePosition } from "../../domain/users/own-votes.ts";

const sources = {
  vote: { table: "votes", texts: [], integers: ["v.increment", "v.original_type"] },
  categoryVote: { table: "category_votes", texts: ["v.category"], integers: ["v.weight"] },
} as const;

type Answer = [segmentId: number, at: number, counted: number, type?: number];

/**
 * Up to `most` votes of one form that match a condition on their position (alias `v`), which an index has to support.
 */
function votesWhere(
  kind: VoteForm,
  userId: string,
  most: number,
  condition: string,
  ...values: readonly number[]
): Query<CastVote[]> {
  const { table, texts, integers } = sources[kind];
  const first = `select * from ${table} as v where v.user_id = ? and ${condition} order by v.time desc, v.segment_id desc limit ${most}`;
  return {
    texts,
    integers: ["v.segment_id", "v.time", ...integers],
    from: `(${first}) as v`,
    values: [userId, ...values],
    toResult: (rows) =>
      rows.map((row) => {
        const category = kind === "vote" ? null : String(row[0]);
        const [segmentId, at, counted, type] = row.slice(texts.length).map(Number) as Answer;
        return { kind, segmentId, type: type ?? null, category, counted, at };
      }),
  };
}

/**
 * Votes of the same time and those before it are separate queries, so that each is a range of the index however many
 * share a time.
 */
function after(kind: VoteForm, userId: string, most: number, position: VotePosition | undefined) {
  if (position === undefined) return { same: undefined, older: votesWhere(kind, userId, most, "1 = 1") };
  const isNext = kind === "categoryVote" && position.kind === "vote" ? "<=" : "<";
  return {
    same: votesWhere(kind, userId, most, `v.time = ? and v.segment_id ${isNext} ?`, position.at, position.segmentId),
    older: votesWhere(kind, userId, most, "v.time < ?", position.at),
  };
}

export const ownVoteStore = (db: Knex) => ({
  /** The first `most` votes of each form after a position, active or not, in any order, and maybe more. */
  after: async (userId: string, position: VotePosition | undefined, most: number): Promise<CastVote[]> => {
    const votes = after("vote", userId, most, position);
    const categories = after("categoryVote", userId, most, position);
    const found = await batchQuery(db, {
      sameVotes: votes.same,
      votes: votes.older,
      sameCategories: categories.same,
      categories: categories.older,
    });
    return [found.sameVotes, found.votes, found.sameCategories, found.categories].flatMap((some) => some ?? []);
  },

  /** The vote on a segment and the one on its category, active or not. */
  on: async (segmentId: number, userId: string): Promise<CastVote[]> => {
    const found = await batchQuery(db, {
      vote: votesWhere("vote", userId, 1, "v.segment_id = ?", segmentId),
      category: votesWhere("categoryVote", userId, 1, "v.segment_id = ?", segmentId),
    });
    return [...found.vote, ...found.category];
  },
});
