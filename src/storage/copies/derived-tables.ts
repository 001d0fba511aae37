import type { Bulk, BulkRow } from "@segmark/database/bulk/bulk";
import { gramsOf } from "../../domain/segments/chapter-names.ts";
import { allTotals } from "../statistics/total-statements.ts";
import { buildOtherIndexes, createShadow, shadowOf } from "./shadow.ts";
import { loadInPieces, pieces } from "./stage-tables.ts";
import { stages } from "./stages.ts";

/** What is computed from all segments. */
export const derivedTables = [
  "chapter_names",
  "chapter_name_grams",
  "chapter_uses",
  "user_totals",
  "user_category_totals",
] as const;

/** Chapters whose index entries are made together. */
const chaptersAtOnce = 500;

/**
 * Names are numbered in the order of the chapters that have them first, and a chapter with no letter in its name has
 * none.
 */
async function fillChapterNames(bulk: Bulk): Promise<void> {
  const [names, grams, uses] = [shadowOf("chapter_names"), shadowOf("chapter_name_grams"), shadowOf("chapter_uses")];
  const idOf = async (wanted: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const rows = await bulk.rows(
      `select id, name from ${names} where name in (${wanted.map(() => "?").join(", ")})`,
      wanted,
    );
    return new Map(rows.map(({ id, name }) => [String(name), Number(id)]));
  };
  const chapters = pieces(bulk, {
    table: stages.sponsorTimes.table,
    key: "id",
    where: "action_type = 'chapter'",
    atOnce: chaptersAtOnce,
  });
  for await (const rows of chapters) {
    const named = rows
      .map(({ id, description }) => ({
        id: Number(id),
        name: String(description).trim(),
        grams: gramsOf(String(description)),
      }))
      .filter((chapter) => chapter.grams.size > 0);
    const wanted = new Map(named.map((chapter) => [chapter.name, chapter.grams]));
    if (wanted.size === 0) continue;
    const known = await idOf([...wanted.keys()]);
    const fresh = [...wanted.keys()].filter((name) => !known.has(name));
    await bulk.load([{ table: names, columns: ["name"], rows: fresh.map((name): BulkRow => [name]) }], []);
    const ids = new Map([...known, ...(fresh.length === 0 ? [] : await idOf(fresh))]);
    const useRows = named.map(({ id, name }): BulkRow => [id, ids.get(name) ?? null]);
    const gramRows = fresh.flatMap((name) =>
      [...(wanted.get(name) ?? [])].map((gram): BulkRow => [gram, ids.get(name) ?? null]),
    );
    await bulk.load([{ table: uses, columns: ["segment_id", "name_id"], rows: useRows }], []);
    await loadInPieces(bulk, grams, ["gram", "name_id"], gramRows);
  }
}

/** `cap`: maximum seconds saved per view of a segment; `step`: called with the name of what is computed next. */
export type DerivedOptions = Readonly<{ cap: number; step: (name: string) => void }>;

async function fillTotals(bulk: Bulk, cap: number): Promise<void> {
  const [categories, users] = [shadowOf("user_category_totals"), shadowOf("user_totals")];
  const { byCategory, byUser } = allTotals({ segments: stages.sponsorTimes.table, categories }, cap);
  await bulk.insertFrom(categories, byCategory.columns, byCategory.query);
  await bulk.insertFrom(users, byUser.columns, byUser.query);
}

/** Makes their shadows from the staged segments. May be repeated. */
export async function buildDerivedTables(bulk: Bulk, { cap, step }: DerivedOptions): Promise<void> {
  for (const live of derivedTables) await createShadow(bulk, live);
  step("user_totals");
  await fillTotals(bulk, cap);
  step("chapter_names");
  await fillChapterNames(bulk);
  for (const live of derivedTables) await buildOtherIndexes(bulk, live);
}
