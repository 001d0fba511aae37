import type { Knex } from "knex";
import { gramsOf, type KnownName } from "../../domain/segments/chapter-names.ts";
import type { NewSegment } from "../../domain/segments/segment.ts";
import { minShownVotes } from "../../domain/segments/visibility.ts";

type NameRow = { id: number; name: string };
type UseRow = { segment_id: number; name_id: number };

/** Maximum number of names ranked in memory, preselected by the database. */
const maxCandidates = 100;
/** Maximum number of index entries one search reads, regardless of the number of names. */
const maxEntries = 8000;
/** Only the latest uses of a name are counted: more of them do not improve its rank. */
const maxUses = 50;
const batchSize = 100;

const batches = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, at) =>
    items.slice(at * batchSize, (at + 1) * batchSize),
  );

/**
 * Ids of the names that share most of the trigrams, weighted by rarity. For a very common trigram only the oldest names
 * are considered.
 */
function likeliest(db: Knex, grams: readonly string[]): Promise<number[]> {
  const one = `select name_id, 1.0 / count(*) over () as weight
    from (select name_id from chapter_name_grams where gram = ? order by name_id limit ?) as t`;
  const most = Math.ceil(maxEntries / grams.length);
  const values = grams.flatMap((gram) => [gram, most]);
  return db
    .from(db.raw(`(${grams.map(() => one).join(" union all ")}) as found`, values))
    .groupBy("name_id")
    .orderByRaw("sum(weight) desc, name_id")
    .limit(maxCandidates)
    .pluck("name_id");
}

/** Counts the visible chapters among the latest uses of each name. */
async function visibleUses(db: Knex, ids: readonly number[]): Promise<Map<number, number>> {
  const one = `select name_id, count(*) as uses
    from (select name_id, segment_id from chapter_uses where name_id = ? order by segment_id desc limit ?) as u
    join segments as s on s.id = u.segment_id
    where s.hidden = 0 and s.shadow_hidden = 0 and s.votes >= ? group by name_id`;
  const values = ids.flatMap((id) => [id, maxUses, minShownVotes]);
  const all = db.raw(`(${ids.map(() => one).join(" union all ")}) as counted`, values);
  const rows: { name_id: number; uses: number }[] = await db.from(all).select("name_id", "uses");
  return new Map(rows.map(({ name_id, uses }) => [name_id, Number(uses)]));
}

/**
 * Upserts names and returns their ids. Locks each name, in the same order for all writers, so that a concurrent `forget` does not
 * delete a name that is being used.
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

/** Names of chapters. A name is kept while any chapter has it, and suggested while a visible one has it. */
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

  /** Candidates for names similar to the text, in no particular order; `similarNames` ranks them. */
  candidates: async (text: string): Promise<KnownName[]> => {
    const grams = [...gramsOf(text)];
    const ids = grams.length === 0 ? [] : await likeliest(db, grams);
    if (ids.length === 0) return [];
    const names: NameRow[] = await db("chapter_names as n").whereIn("n.id", ids).select("n.id", "n.name");
    const usesOf = await visibleUses(db, ids);
    return names.map(({ id, name }) => ({ name, uses: usesOf.get(id) ?? 0 })).filter(({ uses }) => uses > 0);
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
