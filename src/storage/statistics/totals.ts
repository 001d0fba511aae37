import { setImmediate as nextTurn } from "node:timers/promises";
import { deferMissing, dialectOf } from "@segmark/database/dialect";
import { inList } from "@segmark/database/in-list";
import type { Knex } from "knex";
import { minShownVotes } from "../../domain/segments/shown.ts";
import { type TotalStatements, totalStatements } from "./total-statements.ts";

/** The setting that stores what the totals were computed with. */
export const basisSetting = "totals_basis";

/** When one of these numbers changes, all totals are stale. @param cap maximum seconds saved per view of a segment */
export const basisOf = (cap: number): string => `cap ${cap}, shown from ${minShownVotes}`;

/** Marks per INSERT. */
const rowsAtOnce = 500;
/** Maximum users per statement on a server. A batch may be larger when many users became stale since it was chosen. */
const usersAtOnce = 64;
/** How many milliseconds of SQLite's statements may block the event loop in a row; a user is never divided. */
const turnMs = 3;

async function compute(db: Knex, statements: TotalStatements, userIds: readonly string[]): Promise<void> {
  const { rows, run } = dialectOf(db);
  await run(db, statements.unmark, userIds);
  await run(db, statements.upsertCategories, userIds);
  await run(db, statements.upsertTotals, userIds);
  const outdated = await rows(db, statements.findOutdated, userIds);
  if (outdated.length === 0) return;
  await run(db, statements.deleteCategories, userIds);
  await run(db, statements.upsertTotals, userIds);
  await run(db, statements.deleteTotals, userIds);
}

async function computeTogether(db: Knex, userIds: readonly string[], cap: number): Promise<void> {
  for (let from = 0; from < userIds.length; from += usersAtOnce) {
    const { text, bound } = inList(userIds.slice(from, from + usersAtOnce));
    await compute(db, totalStatements(dialectOf(db), text, cap), bound);
  }
}

/** One user per statement: a statement blocks the event loop, and some users have thousands of segments. */
async function computeInTurns(db: Knex, userIds: readonly string[], cap: number): Promise<void> {
  const statements = totalStatements(dialectOf(db), "= ?", cap);
  let began = performance.now();
  for (const userId of userIds) {
    await compute(db, statements, [userId]);
    if (performance.now() - began < turnMs) continue;
    await nextTurn();
    began = performance.now();
  }
}

/** Totals per user. They are recomputed for stale users only. */
export const totalStore = (db: Knex) => ({
  /** Call inside every transaction that changes segments of these users: new ones, votes, views, hiding. */
  markStale: async (userIds: readonly string[]): Promise<void> => {
    if (userIds.length === 0) return;
    // Sorted, so that transactions that mark the same users cannot deadlock.
    const rows = [...new Set(userIds)].sort().map((userId) => [userId]);
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await deferMissing(db, {
        table: "stale_totals",
        columns: ["user_id"],
        rows: rows.slice(from, from + rowsAtOnce),
      });
  },

  /** Stale users whose ids come after `after`, in order. */
  stale: async (after: string, limit: number): Promise<string[]> =>
    db("stale_totals as t").where("t.user_id", ">", after).orderBy("t.user_id").limit(limit).pluck("t.user_id"),

  /** Stale users with ids from `first` to `last`, inclusive. */
  staleBetween: async (first: string, last: string): Promise<string[]> =>
    db("stale_totals as t").whereBetween("t.user_id", [first, last]).orderBy("t.user_id").pluck("t.user_id"),

  /**
   * Recomputes the totals of stale users from committed data. Call inside a transaction that holds the lock of the
   * roll-up. The marks are deleted first: a write that marks one of these users later waits for this transaction, and
   * its mark is kept for the next run.
   * @param cap maximum seconds saved per view of a segment
   */
  recompute: async (userIds: readonly string[], cap: number): Promise<void> => {
    if (userIds.length === 0) return;
    await (dialectOf(db).isRemote ? computeTogether : computeInTurns)(db, userIds, cap);
  },

  /**
   * Marks all users as stale if the totals were computed on another basis. Call inside the same kind of transaction as
   * `recompute`.
   */
  adoptBasis: async (cap: number): Promise<void> => {
    const [name, value] = [basisSetting, basisOf(cap)];
    const row: { value: string } | undefined = await db("settings as s").where("s.name", name).first("s.value");
    if (row?.value === value) return;
    await db("settings").insert({ name, value }).onConflict("name").merge(["value"]);
    const unmarked = db("user_totals as u")
      .whereNotExists(db("stale_totals as t").where("t.user_id", db.ref("u.user_id")).select("t.user_id"))
      .select("u.user_id");
    await db(db.raw("?? (??)", ["stale_totals", "user_id"])).insert(unmarked);
  },
});

export type TotalStore = ReturnType<typeof totalStore>;
