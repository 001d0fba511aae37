import type { Knex } from "knex";
import { Problem } from "../../errors.ts";
import { isDownvoted } from "../rows/conditions.ts";
import { asProblem } from "../transactions/problem.ts";
import { countedFacts, type DatedFacts, keptFacts } from "./kept-reputation.ts";

/** Counts that decide whether a user may name chapters: all their rows, and those that `countsAsDownvoted`. */
export type SubmissionCounts = Readonly<{ submissions: number; downvoted: number }>;

/** Of a user without segments. */
const none: DatedFacts = {
  total: 0,
  downvoted: 0,
  downvotedWithoutOther: 0,
  votesSinceEpoch: 0,
  locked: 0,
  established7: 0,
  established45: 0,
  locksWon: 0,
  until: Number.POSITIVE_INFINITY,
};

/** Whether the error is caused by a read-only or unreachable database rather than a bug. */
const isOutOfOrder = (db: Knex, error: unknown): boolean =>
  error instanceof Problem || asProblem(db, error) !== undefined;

export const reputationStore = (db: Knex) => ({
  /**
   * The stored reputation facts of each of `userIds`. `established7` and `established45` are capped at the highest
   * values that matter. @param now ms since 1970
   */
  facts: async (userIds: readonly string[], now: number): Promise<Map<string, DatedFacts>> => {
    const users = [...new Set(userIds)];
    if (users.length === 0) return new Map();
    // Users never counted before are stored; if the database cannot be written to, counting is enough for a response.
    const known = await keptFacts(db, users, now).catch(async (error: unknown) => {
      if (!isOutOfOrder(db, error)) throw error;
      const counted = await countedFacts(db, users, now);
      return new Map([...counted].map(([user, facts]) => [user, { ...facts, until: now }])); // there will be no notification when it changes
    });
    return new Map(users.map((user) => [user, known.get(user) ?? none]));
  },

  /** The same, always counted from all segments of the users. */
  recount: async (userIds: readonly string[], now: number): Promise<Map<string, DatedFacts>> => {
    const counted = await countedFacts(db, userIds, now);
    return new Map(userIds.map((user) => [user, counted.get(user) ?? none]));
  },

  /** For a user who has no segments left. */
  forget: async (userId: string): Promise<void> => {
    await db("user_reputations").where("user_id", userId).delete();
  },

  submissions: async (userId: string): Promise<SubmissionCounts> => {
    const own = db("segments as s").where("s.user_id", userId);
    const [row]: { submissions: number; downvoted: number | null }[] = await own
      .count({ submissions: "*" })
      .sum({ downvoted: db.raw(isDownvoted) });
    return { submissions: row?.submissions ?? 0, downvoted: row?.downvoted ?? 0 };
  },
});
