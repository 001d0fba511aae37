import type { Knex } from "knex";
import { gramsOf, type KnownName } from "../domain/chapter-names.ts";
import type { NewSegment } from "../domain/segment.ts";
import { fewestVotesShown } from "../domain/visibility.ts";

type NameRow = { id: number; name: string };
type UseRow = { segment_id: number; name_id: number };

/** Names that are compared in memory; the database has put the likeliest first. */
const candidates = 50;
const rowsAtOnce = 100;

const batches = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / rowsAtOnce) }, (_, at) =>
    items.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  );

/** Uses of a name by chapters that readers see. */
const visibleUses = (db: Knex) =>
  db("chapter_uses as u")
    .join("segments as s", "s.id", "u.segment_id")
    .where({ "s.hidden": 0, "s.shadow_hidden": 0 })
    .where("s.votes", ">=", fewestVotesShown);

/**
 * Enters names and gives their ids. It takes the lock of each name, in one order for all writers, so that `forget` of another
 * transaction does not delete a name that is being used.
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

/** Which names chapters have. A name lives as long as a chapter has it, and is suggested while readers see one. */
export const chapterNameStore = (db: Knex) => ({
  /** Inside the transaction that stored the segments. Those that are no chapters are passed over. */
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

  /** Names that share most with the text, whatever their order; `similarNames` has the last word. */
  candidates: async (text: string): Promise<KnownName[]> => {
    const grams = [...gramsOf(text)];
    if (grams.length === 0) return [];
    const names: NameRow[] = await db("chapter_name_grams as g")
      .join("chapter_names as n", "n.id", "g.name_id")
      .whereIn("g.gram", grams)
      .whereExists(visibleUses(db).where("u.name_id", db.ref("g.name_id")).select("u.segment_id"))
      .groupBy("n.id", "n.name")
      .orderByRaw("count(*) desc, length(n.name), n.id")
      .limit(candidates)
      .select("n.id", "n.name");
    if (names.length === 0) return [];
    const ids = names.map(({ id }) => id);
    const counted: { id: number; uses: number }[] = await visibleUses(db)
      .whereIn("u.name_id", ids)
      .groupBy("u.name_id")
      .select({ id: "u.name_id", uses: db.raw("count(*)") });
    const usesOf = new Map(counted.map(({ id, uses }) => [id, uses]));
    return names.map(({ id, name }) => ({ name, uses: usesOf.get(id) ?? 0 }));
  },

  /** Inside the transaction that deletes the segments; a name that no chapter has any more goes with them. */
  forget: async (segmentIds: readonly number[]): Promise<void> => {
    const ids: number[] = await db("chapter_uses as u")
      .whereIn("u.segment_id", segmentIds)
      .distinct("u.name_id")
      .pluck("u.name_id");
    if (ids.length === 0) return;
    await db<UseRow>("chapter_uses")
      .whereIn("segment_id", [...segmentIds])
      .delete();
    // Whoever enters a use takes these locks too: what is unused now stays so until the end of the transaction.
    await db("chapter_names as n").whereIn("n.id", ids).orderBy("n.name").forUpdate().select("n.id");
    const used = new Set<number>(await db("chapter_uses as u").whereIn("u.name_id", ids).pluck("u.name_id"));
    const unused = ids.filter((id) => !used.has(id));
    await db("chapter_name_grams").whereIn("name_id", unused).delete();
    await db("chapter_names").whereIn("id", unused).delete();
  },
});
