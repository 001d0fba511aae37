import { dialectOf, unlessDuplicate } from "@segmark/database/dialect";
import type { Knex } from "knex";
import { publicTableNames } from "../public/tables.ts";
import { hasOwnRows } from "./own-rows.ts";

type FeedRow = {
  origin: string;
  cursor: string | null;
  owner: string | null;
  leased_until: number;
  in_step_at: number | null;
};

/** In the place of a cursor: all rows are to be replaced with those of a snapshot. */
export const startAgain = "";

/**
 * Rows of `public_leftovers` that name a table in place of a row: what an origin has of it is not in this database.
 * Replacements keep them.
 */
const leftOut = "leftOut";

/** How a process claims a feed. `inStepMs`: how long ago it was in step, if that is known since the last claim. */
export type Claim = Readonly<{ owner: string; leaseMs: number; inStepMs?: number | undefined }>;

/** A claim as it is stored. `leftMs`: until it ends; `inStepMs`: as in `Claim`, null if it never was */
type StoredClaim = Readonly<{ cursor: string | null; owner: string | null; leftMs: number; inStepMs: number | null }>;

async function claimOf(db: Knex, origin: string): Promise<StoredClaim | undefined> {
  const { clock } = dialectOf(db);
  const row = await db<FeedRow>("followed_feeds")
    .where("origin", origin)
    .first("cursor", "owner", db.raw(`leased_until - ${clock} as left_ms, ${clock} - in_step_at as in_step_ms`));
  if (row === undefined) return undefined;
  const { cursor, owner, left_ms, in_step_ms } = row as unknown as Pick<FeedRow, "cursor" | "owner"> &
    Readonly<{ left_ms: number; in_step_ms: number | null }>;
  return { cursor, owner, leftMs: Number(left_ms), inStepMs: in_step_ms === null ? null : Number(in_step_ms) };
}

/** Whether a claim has to be written: it is not ours yet, or a third of the lease has passed since it was. */
function isDue(stored: StoredClaim | undefined, { owner, leaseMs, inStepMs }: Claim): boolean {
  if (stored?.owner !== owner) return true;
  const third = leaseMs / 3;
  const hasLong = stored.leftMs > leaseMs - third && stored.leftMs <= leaseMs; // more: the clock of the database went back
  const isKnown = inStepMs === undefined || (stored.inStepMs !== null && stored.inStepMs - inStepMs < third);
  return !(hasLong && isKnown);
}

/** How far this database has followed the feeds of origins. */
export const followedFeedStore = (db: Knex) => ({
  /**
   * Notes that the rows of these tables are left out, since this version does not know them. The version that does
   * begins again, because the cursor has passed rows that it lacks.
   */
  leaveOut: async (tables: readonly string[]): Promise<void> => {
    const rows = tables.map((table) => ({ table_name: leftOut, row_key: table, texts: "{}" }));
    await db("public_leftovers").insert(rows).onConflict(["table_name", "row_key"]).ignore();
  },

  /**
   * Claims a feed, or keeps the claim, so that one process follows it. Without clocks of processes: the time is that of
   * the database. It may be called often: it only writes when a third of the lease is over, or what is stored of
   * `inStepMs` is as old.
   * @returns the cursor, null at the very beginning, `startAgain` also if the rows may not be those up to the cursor;
   *   undefined if another process has the claim
   */
  claim: async (origin: string, { owner, leaseMs, inStepMs }: Claim): Promise<string | null | undefined> => {
    const { clock } = dialectOf(db);
    const found = await claimOf(db, origin);
    if (found === undefined)
      await db<FeedRow>("followed_feeds").insert({ origin, cursor: null, leased_until: 0 }).catch(unlessDuplicate(db));
    else if (found.owner !== owner && found.leftMs >= 0) return undefined;
    let cursor = found?.cursor ?? null;
    if (isDue(found, { owner, leaseMs, inStepMs })) {
      const taken = await db("followed_feeds")
        .where("origin", origin)
        .where((free) => void free.where("owner", owner).orWhere("leased_until", "<", db.raw(clock)))
        .update({
          owner,
          leased_until: db.raw(`${clock} + ?`, [leaseMs]),
          ...(inStepMs !== undefined && { in_step_at: db.raw(`${clock} - ?`, [Math.round(inStepMs)]) }),
        });
      if (taken === 0) return undefined;
      cursor = (await claimOf(db, origin))?.cursor ?? null; // the former holder may have moved it until then
    }
    if (cursor === null || cursor === startAgain) return cursor;
    const isNowKnown = db("public_leftovers").where("table_name", leftOut).whereIn("row_key", publicTableNames);
    // Older versions kept the cursors of other origins, and nothing says whose the rows are.
    const others = db<FeedRow>("followed_feeds").whereNot("origin", origin).whereNotNull("cursor");
    if ((await others.first("origin")) === undefined && (await isNowKnown.clone().first("row_key")) === undefined)
      return cursor;
    const moved = await db("followed_feeds").where({ origin, cursor }).update({ cursor: startAgain });
    if (moved === 0) return undefined;
    await isNowKnown.delete();
    return startAgain;
  },

  /** Moves the cursor. @returns false if it is not the one that was expected: another process has moved it */
  move: async (origin: string, from: string | null, to: string): Promise<boolean> =>
    (await db("followed_feeds").where({ origin, cursor: from }).update({ cursor: to })) === 1,

  /** Whatever the cursors are: the next process that follows any of these feeds loads a snapshot. */
  startAgain: async (): Promise<void> => {
    await db("followed_feeds").whereNotNull("cursor").update({ cursor: startAgain });
  },

  /**
   * To be called in the transaction after which the rows are those of this origin: cursors of other feeds belong to
   * rows that are gone.
   */
  forgetOthers: async (origin: string): Promise<void> => {
    await db("followed_feeds").whereNot("origin", origin).delete();
  },

  /**
   * Makes this a database that follows no origin: to be called in the transaction that writes rows which are no
   * origin's.
   */
  forget: async (): Promise<void> => {
    await db("followed_feeds").delete();
  },

  /**
   * Whether all public rows are those of an origin, so that nothing is lost when they are replaced. A cursor alone does
   * not say so: a service that does not follow may have taken changes since, or takes them now, beside a command that
   * follows.
   */
  isMirror: async (): Promise<boolean> =>
    (await db<FeedRow>("followed_feeds").whereNotNull("cursor").first("origin")) !== undefined &&
    !(await hasOwnRows(db)),

  /** Whether the rows of an origin are in place, and not about to be replaced. */
  hasBegun: async (origin: string): Promise<boolean> =>
    (await db<FeedRow>("followed_feeds").where({ origin }).whereNot("cursor", startAgain).first("origin")) !==
    undefined,

  /**
   * How long ago this database was in step with an origin, in ms, as the following process has stored it; undefined:
   * never so far.
   */
  lagMs: async (origin: string): Promise<number | undefined> => {
    const row = await db<FeedRow>("followed_feeds")
      .where("origin", origin)
      .whereNotNull("in_step_at")
      .first(db.raw(`${dialectOf(db).clock} - in_step_at as lag`));
    return row === undefined ? undefined : Math.max(0, Number((row as unknown as { lag: number }).lag));
  },

  release: async (origin: string, owner: string): Promise<void> => {
    await db("followed_feeds").where({ origin, owner }).update({ owner: null, leased_until: 0 });
  },
});
