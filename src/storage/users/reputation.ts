import type { Knex } from "knex";
import { everyCategory } from "../../domain/moderation/locks.ts";
import { establishedAfter, type ReputationFacts, reputationEpoch } from "../../domain/users/reputation.ts";
import { Problem } from "../../errors.ts";
import { asProblem } from "../problem.ts";
import { type DatedFacts, keptFacts } from "./kept-reputation.ts";

/** Counts that decide whether a user may name chapters: all their rows, and those with votes < 0 and views > 5. */
export type SubmissionCounts = Readonly<{ submissions: number; downvoted: number }>;

const nothing: ReputationFacts = {
  total: 0,
  downvoted: 0,
  downvotedWithoutOther: 0,
  votesSinceEpoch: 0,
  locked: 0,
  established7: 0,
  established45: 0,
  locksWon: 0,
};

type Sums = Omit<ReputationFacts, "downvotedWithoutOther" | "locksWon">;
type Tally = { userId: string; rows: number };

/** A comparison evaluates to 1 or 0 on both engines, so it can be summed. */
const downvoted = "s.votes < 0 and s.views > 5";

/** Rows that count for reputation: those of the users, without full labels. */
const counted = (db: Knex, userIds: readonly string[]) =>
  db("segments as s").whereIn("s.user_id", userIds).whereNot("s.action_type", "full").groupBy("s.user_id");

async function sums(db: Knex, userIds: readonly string[], now: number): Promise<Map<string, Sums>> {
  const established = "s.votes > 0 and s.time_submitted > ? and s.time_submitted < ?";
  const rows: (Sums & { userId: string })[] = await counted(db, userIds)
    .select({ userId: "s.user_id" })
    .count({ total: "*" })
    .sum({
      locked: "s.locked",
      downvoted: db.raw(downvoted),
      votesSinceEpoch: db.raw("s.votes * (s.time_submitted > ?)", [reputationEpoch]),
      established7: db.raw(established, [reputationEpoch, now - establishedAfter.established7]),
      established45: db.raw(established, [reputationEpoch, now - establishedAfter.established45]),
    });
  return new Map(rows.map(({ userId, ...own }) => [userId, own]));
}

/** The hash is redundant, but without it a server with outdated index statistics scans half the service. */
const sameVideo = (db: Knex) => ({
  "o.service": db.ref("s.service"),
  "o.video_hash": db.ref("s.video_hash"),
  "o.video_id": db.ref("s.video_id"),
});

const tallied = (rows: readonly Tally[]): Map<string, number> => new Map(rows.map((row) => [row.userId, row.rows]));

/** Downvoted rows whose user has no liked one in the same category of the same video. */
async function withoutOther(db: Knex, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const better = db("segments as o")
    .where({ "o.user_id": db.ref("s.user_id"), ...sameVideo(db) })
    .where("o.category", db.ref("s.category"))
    .where("o.votes", ">", 0)
    .whereNot("o.action_type", "full")
    .select("o.id");
  const rows: Tally[] = await counted(db, userIds)
    .whereRaw(downvoted)
    .whereNotExists(better)
    .select({ userId: "s.user_id" })
    .count({ rows: "*" });
  return tallied(rows);
}

/** Liked rows in a locked category that are locked themselves or are not surpassed by another row of the category. */
async function locksWon(db: Knex, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const lock = db("category_locks as l")
    .where({ "l.service": db.ref("s.service"), "l.video_id": db.ref("s.video_id") })
    .whereIn("l.category", [db.ref("s.category"), everyCategory])
    .select("l.category");
  const better = db("segments as o")
    .where({ ...sameVideo(db), "o.category": db.ref("s.category") })
    .where((more) => void more.where("o.votes", ">", db.ref("s.votes")).orWhere("o.locked", ">", db.ref("s.locked")))
    .select("o.id");
  const rows: Tally[] = await counted(db, userIds)
    .where("s.votes", ">", 0)
    .whereExists(lock)
    .where((won) => void won.where("s.locked", 1).orWhereNotExists(better))
    .select({ userId: "s.user_id" })
    .count({ rows: "*" });
  return tallied(rows);
}

/** Returns an entry for each of `userIds`, even for users who never submitted anything. @param now ms since 1970 */
async function recount(db: Knex, userIds: readonly string[], now: number): Promise<Map<string, ReputationFacts>> {
  const counts = await sums(db, userIds, now);
  const unmatched = await withoutOther(
    db,
    userIds.filter((user) => (counts.get(user)?.downvoted ?? 0) > 0),
  );
  const won = await locksWon(
    db,
    userIds.filter((user) => counts.has(user)),
  );
  return new Map(
    userIds.map((user) => [
      user,
      {
        ...nothing,
        ...counts.get(user),
        downvotedWithoutOther: unmatched.get(user) ?? 0,
        locksWon: won.get(user) ?? 0,
      },
    ]),
  );
}

/** Whether the error is caused by a read-only or unreachable database rather than a bug. */
const isOutOfOrder = (db: Knex, error: unknown): boolean =>
  error instanceof Problem || asProblem(db, error) !== undefined;

export const reputationStore = (db: Knex) => ({
  /**
   * The stored reputation facts of each of `userIds`. `established7` and `established45` are capped at the highest values that
   * matter. @param now ms since 1970
   */
  facts: async (userIds: readonly string[], now: number): Promise<Map<string, DatedFacts>> => {
    const users = [...new Set(userIds)];
    if (users.length === 0) return new Map();
    const counting = (inside: Knex, some: readonly string[]) => recount(inside, some, now);
    // Users never counted before are stored; if the database cannot be written to, counting is enough for a response.
    const known = await keptFacts(db, users, now, counting).catch(async (error: unknown) => {
      if (!isOutOfOrder(db, error)) throw error;
      const counted = await counting(db, users);
      return new Map([...counted].map(([user, facts]) => [user, { ...facts, until: now }])); // there will be no notification when it changes
    });
    const never = Number.POSITIVE_INFINITY;
    return new Map(users.map((user) => [user, known.get(user) ?? { ...nothing, until: never }]));
  },

  /** The same, computed from all segments of the users; `established7` and `established45` are exact. */
  recount: (userIds: readonly string[], now: number): Promise<Map<string, ReputationFacts>> =>
    recount(db, [...new Set(userIds)], now),

  /** For a user who has no segments left. */
  forget: async (userId: string): Promise<void> => {
    await db("user_reputations").where("user_id", userId).delete();
  },

  submissions: async (userId: string): Promise<SubmissionCounts> => {
    const own = db("segments as s").where("s.user_id", userId);
    const [row]: { submissions: number; downvoted: number | null }[] = await own
      .count({ submissions: "*" })
      .sum({ downvoted: db.raw(downvoted) });
    return { submissions: row?.submissions ?? 0, downvoted: row?.downvoted ?? 0 };
  },
});
