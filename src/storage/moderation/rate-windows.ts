import { deferInsert, dialectOf } from "@segmark/database/dialect";
import { inList } from "@segmark/database/in-list";
import { withKeys } from "@segmark/database/with-keys";
import type { Knex } from "knex";

/** One row per name and window: `ends` is the end of the window in ms since 1970, `taken` counts from 1. */
type WindowRow = { name: string; ends: number; taken: number };

const takeOne = (db: Knex, name: string, ends: number): Promise<number> =>
  dialectOf(db).addOne(db, { table: "rate_windows", key: { name, ends }, column: "taken" });

export const rateWindowStore = (db: Knex) => ({
  /**
   * Atomically increments the count of the window and returns it, 1 for the first; no two callers get the same number.
   */
  take: (name: string, ends: number): Promise<number> => takeOne(db, name, ends),

  /**
   * Increments the counts of several windows with the same end. Call inside a transaction, which blocks others on the
   * same windows.
   * @param increments by name @returns new counts by name
   */
  takeAll: async (increments: ReadonlyMap<string, number>, ends: number): Promise<ReadonlyMap<string, number>> => {
    // Sorted, so that transactions on the same windows cannot deadlock.
    const names = [...increments.keys()].sort();
    const [first, ...others] = names;
    if (first === undefined) return new Map();
    if (others.length === 0 && increments.get(first) === 1) return new Map([[first, await takeOne(db, first, ends)]]);
    const { onDuplicate, inserted, rows } = dialectOf(db);
    await deferInsert(
      db,
      {
        table: "rate_windows",
        columns: ["name", "ends", "taken"],
        rows: names.map((name) => [name, ends, increments.get(name) ?? 0]),
      },
      `${onDuplicate(["name", "ends"])} taken = rate_windows.taken + ${inserted("taken")}`,
    );
    const { text, bound } = inList(names);
    const taken = `select r.name, r.taken from rate_windows as r where r.ends = ? and r.name ${text}`;
    return new Map((await rows(db, taken, [ends, ...bound])) as [name: string, taken: number][]);
  },

  /** Deletes up to `most` windows that ended before `before`. @returns the number of deleted rows */
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
