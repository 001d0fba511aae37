import type { Knex } from "knex";
import type { MergeParts, StagedRows } from "./merge-parts.ts";
import { mergeSegments, type StagedSegment } from "./merged-segments.ts";
import { mergeOther } from "./merged-tables.ts";
import { leftoverColumns, leftoverStage, lineColumn, stages } from "./stages.ts";
import type { PublicTableName } from "./tables.ts";

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

  /** Call inside a transaction. @returns the number of rows that were written */
  merge: (name: PublicTableName, rows: StagedRows): Promise<number> =>
    name === "sponsorTimes"
      ? mergeSegments(db, parts, rows as unknown as readonly StagedSegment[])
      : mergeOther(db, parts, name, rows),

  /** Leftovers after a line; they replace those of the same rows. @returns the last line, undefined if there are no more */
  mergeLeftovers: async (after: number, most: number): Promise<number | undefined> => {
    const rows: Record<string, string | number>[] = await db(`${leftoverStage} as t`)
      .where("t.line", ">", after)
      .orderBy("t.line")
      .limit(most)
      .select("t.*");
    const last = rows.at(-1);
    if (last === undefined) return undefined;
    const byKey = new Map(
      rows.toReversed().map(({ line: _line, ...row }) => [`${row["table_name"]} ${row["row_key"]}`, row]),
    );
    await db("public_leftovers")
      .insert([...byKey.values()])
      .onConflict([leftoverColumns[0], leftoverColumns[1]])
      .merge(["texts"]);
    return Number(last["line"]);
  },

  setOtherColumns: async (rows: readonly (readonly [string, string, string])[]): Promise<void> => {
    const named = rows.map(([table_name, row_key, texts]) => ({ table_name, row_key, texts }));
    if (named.length > 0)
      await db("public_leftovers").insert(named).onConflict(["table_name", "row_key"]).merge(["texts"]);
  },

  /** How far an import is. */
  saveState: async (state: string): Promise<void> =>
    void (await db("imports").where("name", "current").update({ state })),
});
