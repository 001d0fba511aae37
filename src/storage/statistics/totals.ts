import { setImmediate as nextTurn } from "node:timers/promises";
import type { Knex } from "knex";
import { dialectOf, later } from "../../database/dialect.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { cappedMinutes, counts, saved, sumWhere } from "./counting.ts";

/** The columns of `user_totals`; `user_category_totals` has them per category. */
const sums = [
  "liked_segments",
  "liked_views",
  "liked_votes",
  "liked_minutes",
  "counted_segments",
  "counted_views",
  "counted_minutes",
  "open_days",
  "accepted_segments",
  "accepted_views",
  "accepted_minutes",
  "own_segments",
  "own_minutes",
  "ignored_segments",
  "ignored_views",
] as const;

/** The setting that stores the cap the totals were computed with. */
export const capSetting = "totals_reward_seconds";

/** Upserts rows, leaving unchanged columns alone: an index entry that does not move costs nothing. */
async function merge(db: Knex, table: string, key: readonly string[], source: Knex.QueryBuilder): Promise<void> {
  const { offered } = dialectOf(db);
  const changes = Object.fromEntries(sums.map((column) => [column, db.raw(offered, [column])]));
  await insertFrom(db, { table, columns: [...key, ...sums], source, key, changes });
}

async function computeTotals(db: Knex, userIds: readonly string[], cap: number): Promise<void> {
  await db("stale_totals").whereIn("user_id", userIds).delete();
  const segments = db("segments as s")
    .whereIn("s.user_id", userIds)
    .groupBy(["s.user_id", "s.category"])
    .select(["s.user_id", "s.category"])
    .select([
      sumWhere(db, counts.liked, "1"),
      sumWhere(db, counts.liked, "s.views"),
      sumWhere(db, counts.liked, "s.votes"),
      sumWhere(db, counts.liked, cappedMinutes(cap)),
      sumWhere(db, counts.counted, "1"),
      sumWhere(db, counts.counted, "s.views"),
      sumWhere(db, counts.counted, saved.minutes),
      sumWhere(db, counts.open, saved.days),
      sumWhere(db, counts.accepted, "1"),
      sumWhere(db, counts.accepted, "s.views"),
      sumWhere(db, counts.accepted, cappedMinutes(cap)),
      sumWhere(db, counts.own, "1"),
      sumWhere(db, counts.own, cappedMinutes(cap)),
      sumWhere(db, counts.ignored, "1"),
      sumWhere(db, counts.ignored, "s.views"),
    ]);
  await merge(db, "user_category_totals", ["user_id", "category"], segments);
  const left = db("segments as s").where({
    "s.user_id": db.ref("user_category_totals.user_id"),
    "s.category": db.ref("user_category_totals.category"),
  });
  await db("user_category_totals")
    .whereIn("user_id", userIds)
    .whereNotExists(left.select(db.raw("1")))
    .delete();
  const categories = db("user_category_totals as c")
    .whereIn("c.user_id", userIds)
    .groupBy("c.user_id")
    .select("c.user_id")
    .select(sums.map((column) => db.raw("sum(??)", [`c.${column}`])));
  await merge(db, "user_totals", ["user_id"], categories);
  const leftOf = db("user_category_totals as c").where("c.user_id", db.ref("user_totals.user_id"));
  await db("user_totals")
    .whereIn("user_id", userIds)
    .whereNotExists(leftOf.select(db.raw("1")))
    .delete();
}

/** Totals per user. They are recomputed for stale users only. */
export const totalStore = (db: Knex) => ({
  /** Call inside every transaction that changes segments of these users: new ones, votes, views, hiding. */
  markStale: async (userIds: readonly string[]): Promise<void> => {
    if (userIds.length === 0) return;
    // Sorted, so that transactions that mark the same users cannot deadlock.
    const rows = [...new Set(userIds)].sort().map((userId) => ({ user_id: userId }));
    await later(db, db("stale_totals").insert(rows).onConflict("user_id").ignore());
  },

  /** Stale users whose ids come after `after`, in order. */
  stale: async (after: string, limit: number): Promise<string[]> =>
    db("stale_totals as t").where("t.user_id", ">", after).orderBy("t.user_id").limit(limit).pluck("t.user_id"),

  /** Stale users with ids from `first` to `last`, inclusive. */
  staleBetween: async (first: string, last: string): Promise<string[]> =>
    db("stale_totals as t").whereBetween("t.user_id", [first, last]).orderBy("t.user_id").pluck("t.user_id"),

  /**
   * Recomputes the totals of stale users from committed data. Call inside a transaction that holds the lock of the roll-up.
   * The marks are deleted first: a write that marks one of these users later waits for this transaction, and its mark is kept for
   * the next run.
   * @param cap maximum seconds saved per view of a segment
   */
  recompute: async (userIds: readonly string[], cap: number): Promise<void> => {
    if (userIds.length === 0) return;
    if (dialectOf(db).isRemote) return computeTotals(db, userIds, cap);
    // One user per statement: a statement may block the event loop, and some users have thousands of segments.
    for (const userId of userIds) {
      await computeTotals(db, [userId], cap);
      await nextTurn();
    }
  },

  /** Marks all users as stale if the totals were computed with another cap. Call inside the same kind of transaction as `recompute`. */
  adoptCap: async (cap: number): Promise<void> => {
    const name = capSetting;
    const row: { value: string } | undefined = await db("settings as s").where("s.name", name).first("s.value");
    if (row?.value === String(cap)) return;
    await db("settings")
      .insert({ name, value: String(cap) })
      .onConflict("name")
      .merge(["value"]);
    const unmarked = db("user_totals as u")
      .whereNotExists(db("stale_totals as t").where("t.user_id", db.ref("u.user_id")).select("t.user_id"))
      .select("u.user_id");
    await db(db.raw("?? (??)", ["stale_totals", "user_id"])).insert(unmarked);
  },
});
