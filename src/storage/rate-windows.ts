import type { Knex } from "knex";
import { dialectOf } from "./dialect.ts";

/** A row for each name and window: `ends` is the end of the window in ms since 1970, `taken` counts from 1. */
type WindowRow = { name: string; ends: number; taken: number };

export const rateWindowStore = (db: Knex) => ({
  /** Takes one more in the window and says which it is, 1 for the first. One statement, so no two get the same number. */
  take: (name: string, ends: number): Promise<number> =>
    dialectOf(db).addOne(db, { table: "rate_windows", key: { name, ends }, column: "taken" }),

  /** Deletes up to `most` windows that ended before a moment, and says how many those were. */
  prune: async (before: number, most: number): Promise<number> => {
    const old: Pick<WindowRow, "name" | "ends">[] = await db("rate_windows as r")
      .where("r.ends", "<", before)
      .orderBy("r.ends")
      .limit(most)
      .select(["r.name", "r.ends"]);
    if (old.length === 0) return 0;
    const keys = old.map(({ name, ends }) => [name, ends]);
    await db("rate_windows").whereIn(["name", "ends"], keys).delete();
    return old.length;
  },
});
