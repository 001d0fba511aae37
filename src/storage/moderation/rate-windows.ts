import type { Knex } from "knex";
import { dialectOf } from "../../database/dialect.ts";
import { withKeys } from "../../database/with-keys.ts";

/** A row for each name and window: `ends` is the end of the window in ms since 1970, `taken` counts from 1. */
type WindowRow = { name: string; ends: number; taken: number };

const takeOne = (db: Knex, name: string, ends: number): Promise<number> =>
  dialectOf(db).addOne(db, { table: "rate_windows", key: { name, ends }, column: "taken" });

export const rateWindowStore = (db: Knex) => ({
  /** Takes one more in the window and says which it is, 1 for the first. One statement, so no two get the same number. */
  take: (name: string, ends: number): Promise<number> => takeOne(db, name, ends),

  /**
   * Takes several in each of some windows that end together. Inside a transaction, which keeps others who want one of them waiting.
   * @param wanted how many by name @returns the last one taken by name
   */
  takeAll: async (wanted: ReadonlyMap<string, number>, ends: number): Promise<ReadonlyMap<string, number>> => {
    // In order, so that two that want the same windows cannot lock each other out.
    const rows = [...wanted.keys()].sort().map((name): WindowRow => ({ name, ends, taken: wanted.get(name) ?? 0 }));
    const [first, ...others] = rows;
    if (first === undefined) return new Map();
    if (others.length === 0 && first.taken === 1) return new Map([[first.name, await takeOne(db, first.name, ends)]]);
    await db("rate_windows")
      .insert(rows)
      .onConflict(["name", "ends"])
      .merge({ taken: db.raw(`?? + ${dialectOf(db).offered}`, ["rate_windows.taken", "taken"]) });
    const taken: Pick<WindowRow, "name" | "taken">[] = await db("rate_windows as r")
      .where("r.ends", ends)
      .whereIn("r.name", [...wanted.keys()])
      .select("r.name", "r.taken");
    return new Map(taken.map(({ name, taken }) => [name, taken]));
  },

  /** Deletes up to `most` windows that ended before a moment, and says how many those were. */
  prune: async (before: number, most: number): Promise<number> => {
    const old: Pick<WindowRow, "name" | "ends">[] = await db("rate_windows as r")
      .where("r.ends", "<", before)
      .orderBy("r.ends")
      .limit(most)
      .select(["r.name", "r.ends"]);
    if (old.length === 0) return 0;
    const keys = old.map(({ name, ends }) => [name, ends]);
    await withKeys(db("rate_windows"), ["name", "ends"], keys).delete();
    return old.length;
  },
});
