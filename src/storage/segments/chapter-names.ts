import { setImmediate as nextTurn } from "node:timers/promises";
import { dialectOf } from "@segmark/database/dialect";
import { inList } from "@segmark/database/in-list";
import type { Knex } from "knex";
import { gramsOf, type KnownName, maxNames, rankedNames, similarNames } from "../../domain/segments/chapter-names.ts";
import type { NewSegment } from "../../domain/segments/segment.ts";
import { isShown } from "../rows/conditions.ts";

type NameRow = { id: number; name: string };
type UseRow = { segment_id: number; name_id: number };

/** Of a text: the names that resemble it have its first ones too. */
const maxGrams = 32;
/**
 * Index entries that a search reads, whatever the number of names. As all bounds here it is chosen so that a statement
 * takes about 1 ms.
 */
const maxEntries = 1000;
/** Maximum number of names ranked in memory, preselected by their grams. */
const maxCandidates = 64;
/**
 * Names whose uses one statement counts, and how many of the latest uses of each: every one is looked up in the largest
 * table.
 */
const [namesAtOnce, maxUses] = [4, 10];
const batchSize = 100;

const batches = <T>(items: readonly T[], size = batchSize): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/**
 * A statement for a fixed number of parameters, so that it is prepared once; what is missing is filled with a value
 * that nothing has.
 */
const repeated = (one: (at: number) => string, parameters: number): string =>
  Array.from({ length: parameters }, (_, at) => `select * from (${one(at)}) as t${at}`).join(" union all ");
const filled = <T>(values: readonly T[], parameters: number, nothing: T): T[] => [
  ...values,
  ...Array.from({ length: parameters - values.length }, () => nothing),
];

const withGram = repeated(
  (at) => `select ${at} as gram_at, name_id from chapter_name_grams where gram = ? order by name_id limit ?`,
  maxGrams,
);

/**
 * Ids of the names that share most of the grams, weighted by rarity. Of a very common gram only the oldest names are
 * considered.
 */
async function likeliest(db: Knex, grams: readonly string[]): Promise<number[]> {
  const most = Math.ceil(maxEntries / grams.length);
  const values = filled(grams, maxGrams, "").flatMap((gram) => [gram, most]);
  const rows = (await dialectOf(db).rows(db, withGram, values)) as [gramAt: number, nameId: number][];
  const names = Map.groupBy(rows, ([gramAt]) => gramAt);
  const weights = new Map<number, number>();
  for (const [gramAt, nameId] of rows)
    weights.set(nameId, (weights.get(nameId) ?? 0) + 1 / (names.get(gramAt)?.length ?? 1));
  return [...weights]
    .sort(([id, weight], [otherId, other]) => other - weight || id - otherId)
    .slice(0, maxCandidates)
    .map(([id]) => id);
}

async function namesOf(db: Knex, ids: readonly number[]): Promise<NameRow[]> {
  const { text, bound } = inList(ids);
  const rows = await dialectOf(db).rows(db, `select n.id, n.name from chapter_names as n where n.id ${text}`, bound);
  return (rows as [id: number, name: string][]).map(([id, name]) => ({ id: Number(id), name }));
}

const usesOfNames = repeated(
  () => `select u.name_id, count(*) as uses
    from (select name_id, segment_id from chapter_uses where name_id = ? order by segment_id desc limit ?) as u
    join segments as s on s.id = u.segment_id
    where ${isShown} group by u.name_id`,
  namesAtOnce,
);

/** Those of the names that shown chapters have among the latest uses. */
async function visibleNames(db: Knex, names: readonly NameRow[]): Promise<KnownName[]> {
  const ids = names.map(({ id }) => id);
  const values = filled(ids, namesAtOnce, 0).flatMap((id) => [id, maxUses]);
  const rows = (await dialectOf(db).rows(db, usesOfNames, values)) as [nameId: number, uses: number][];
  const usesOf = new Map(rows.map(([nameId, uses]) => [Number(nameId), Number(uses)]));
  return names.flatMap(({ id, name }) => {
    const uses = usesOf.get(id);
    return uses === undefined ? [] : { name, uses };
  });
}

/**
 * Upserts names and returns their ids. Locks each name, in the same order for all writers, so that a concurrent
 * `forget` does not delete a name that is being used.
 */
async function namesWithIds(db: Knex, names: readonly string[]): Promise<NameRow[]> {
  await db("chapter_names")
    .insert(names.toSorted().map((name) => ({ name })))
    .onConflict("name")
    .merge(["name"]);
  return db("chapter_names as n").whereIn("n.name", names).select("n.id", "n.name");
}

async function addGrams(db: Knex, names: readonly NameRow[]): Promise<void> {
  const ids = names.map(({ id }) => id);
  const known = new Set<number>(await db("chapter_name_grams as g").whereIn("g.name_id", ids).pluck("g.name_id"));
  const rows = names
    .filter(({ id }) => !known.has(id))
    .flatMap(({ id, name }) => [...gramsOf(name)].map((gram) => ({ gram, name_id: id })));
  for (const batch of batches(rows)) await db("chapter_name_grams").insert(batch);
}

/** Names of chapters. A name is kept while any chapter has it, and suggested while a shown one has it. */
export const chapterNameStore = (db: Knex) => ({
  /** Call inside the transaction that stored the segments. Ignores those that are not chapters. */
  add: async (segments: readonly NewSegment[]): Promise<void> => {
    const named = segments
      .filter(({ actionType, description }) => actionType === "chapter" && gramsOf(description).size > 0)
      .map(({ uuid, description }) => ({ uuid, name: description.trim() }));
    for (const batch of batches(named)) {
      const names = await namesWithIds(db, [...new Set(batch.map(({ name }) => name))]);
      await addGrams(db, names);
      const idOf = new Map(names.map(({ id, name }) => [name, id]));
      const uuids = batch.map(({ uuid }) => uuid);
      const stored: { id: number; uuid: string }[] = await db("segments as s")
        .whereIn("s.uuid", uuids)
        .select("s.id", "s.uuid");
      const nameOf = new Map(batch.map(({ uuid, name }) => [uuid, name]));
      const uses = stored.flatMap(({ id, uuid }) => {
        const nameId = idOf.get(nameOf.get(uuid) ?? "");
        return nameId === undefined ? [] : { segment_id: id, name_id: nameId };
      });
      if (uses.length > 0) await db<UseRow>("chapter_uses").insert(uses).onConflict("segment_id").merge(["name_id"]);
    }
  },

  /** Up to five names that resemble the text, the most similar first. */
  similar: async (text: string): Promise<string[]> => {
    const { isRemote } = dialectOf(db);
    const grams = [...gramsOf(text)].slice(0, maxGrams);
    const ids = grams.length === 0 ? [] : await likeliest(db, grams);
    if (ids.length === 0) return [];
    const ranked = rankedNames(text, await namesOf(db, ids));
    const known: KnownName[] = [];
    for (const names of batches(ranked, namesAtOnce)) {
      if (!isRemote) await nextTurn();
      known.push(...(await visibleNames(db, names)));
      const similar = similarNames(text, known);
      if (similar.length === maxNames) return similar;
    }
    return similarNames(text, known);
  },

  /** Call inside the transaction that deletes the segments; also deletes names that become unused. */
  forget: async (segmentIds: readonly number[]): Promise<void> => {
    const ids: number[] = await db("chapter_uses as u")
      .whereIn("u.segment_id", segmentIds)
      .distinct("u.name_id")
      .pluck("u.name_id");
    if (ids.length === 0) return;
    await db<UseRow>("chapter_uses")
      .whereIn("segment_id", [...segmentIds])
      .delete();
    // `add` takes these locks too, so names that are unused now stay unused until the end of the transaction.
    await db("chapter_names as n").whereIn("n.id", ids).orderBy("n.name").forUpdate().select("n.id");
    const used = new Set<number>(await db("chapter_uses as u").whereIn("u.name_id", ids).pluck("u.name_id"));
    const unused = ids.filter((id) => !used.has(id));
    await db("chapter_name_grams").whereIn("name_id", unused).delete();
    await db("chapter_names").whereIn("id", unused).delete();
  },
});

export type ChapterNames = ReturnType<typeof chapterNameStore>;
