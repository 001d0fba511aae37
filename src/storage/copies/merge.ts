import type { Knex } from "knex";
import { otherColumns, otherColumnsRow } from "../public/leftovers.ts";
import type { PublicTableName } from "../public/tables.ts";
import { followedFeedStore } from "./followed-feeds.ts";
import { lastThatFits } from "./leftovers-at-once.ts";
import type { MergeParts, StagedRows } from "./merge-parts.ts";
import { mergeSegments, type StagedSegment } from "./merged-segments.ts";
import { mergeOther } from "./merged-tables.ts";
import { leftoverColumns, leftoverStage, lineColumn, stages } from "./stages.ts";

/** Takes rows of stages over into the live tables, so that what happened here stays. */
export const mergeStore = (db: Knex, parts: MergeParts) => ({
  /** Rows of a stage after a line, in order. */
  piece: async (name: PublicTableName, after: number, most: number): Promise<StagedRows> => {
    const line = lineColumn(name);
    return db(`${stages[name].table} as t`)
      .where(`t.${line}`, ">", after)
      .orderBy(`t.${line}`)
      .limit(most)
      .select("t.*");
  },

  /**
   * Call inside a transaction. A database that is changed follows no origin any more, since it has rows of its own.
   * @param now in ms since 1970
   * @returns the number of rows that were written
   */
  merge: async (name: PublicTableName, rows: StagedRows, now: number): Promise<number> => {
    const written =
      name === "sponsorTimes"
        ? await mergeSegments(db, parts, rows as unknown as readonly StagedSegment[], now)
        : await mergeOther(db, parts, name, rows);
    if (written > 0) await followedFeedStore(db).forget();
    return written;
  },

  /**
   * Leftovers after a line; they replace those of the same rows. @returns the last line, undefined if there are no more
   */
  mergeLeftovers: async (after: number, most: number): Promise<number | undefined> => {
    const next = db(`${leftoverStage} as t`).where("t.line", ">", after).orderBy("t.line").limit(most);
    const last = lastThatFits(await next.clone().select("t.line", db.raw("length(t.texts) as bytes")));
    if (last === undefined) return undefined;
    const rows = await next.where("t.line", "<=", last).select(leftoverColumns.map((column) => `t.${column}`));
    await db("public_leftovers").insert(rows).onConflict([leftoverColumns[0], leftoverColumns[1]]).merge(["texts"]);
    return last;
  },

  /** Columns of other files stay: rows that came from them have their texts. */
  addOtherColumns: async (name: PublicTableName, columns: readonly string[]): Promise<void> => {
    const all = new Set([...(await otherColumns(db, name)), ...columns]);
    const [table_name, row_key, texts] = otherColumnsRow(name, [...all]);
    await db("public_leftovers")
      .insert({ table_name, row_key, texts })
      .onConflict(["table_name", "row_key"])
      .merge(["texts"]);
  },

  /** How far an import is. */
  saveState: async (state: string): Promise<void> =>
    void (await db("imports").where("name", "current").update({ state })),
});
