import type { Knex } from "knex";
import { nameGrams } from "../../domain/users/name-grams.ts";

export type NameHit = Readonly<{ userName: string; userID: string }>;

export const maxHits = 10;
/** Maximum number of names one search compares with its text, oldest first. */
const maxCandidates = 2000;
/** Maximum number of index entries one search counts to find its rarest trigram. */
const maxCounted = 8000;

type SearchRow = { id: number; user_id: string; user_name: string };

/** Indexes the user under this name only, or under none if null. Call inside the transaction that stores the name. */
export async function setSearchable(db: Knex, userId: string, name: string | null): Promise<void> {
  const find = (): Promise<SearchRow | undefined> =>
    db("user_name_search as n").where("n.user_id", userId).first("n.*");
  const former = await find();
  if (former?.user_name === name) return;
  if (former !== undefined) {
    const grams = nameGrams(former.user_name);
    if (grams.length > 0) await db("user_name_grams").where("name_id", former.id).whereIn("gram", grams).delete();
    await db("user_name_search").where("id", former.id).delete();
  }
  if (name === null) return;
  await db("user_name_search").insert({ user_id: userId, user_name: name });
  const grams = nameGrams(name);
  const id = (await find())?.id;
  if (grams.length > 0) await db("user_name_grams").insert(grams.map((gram) => ({ gram, name_id: id })));
}

/** The trigram found in the fewest names, by a bounded count; undefined if one is in no name, so nothing can match. */
async function rarest(db: Knex, grams: readonly number[]): Promise<number | undefined> {
  const most = Math.ceil(maxCounted / grams.length);
  const count = "(select count(*) from (select 1 from user_name_grams where gram = ? limit ?) as t) as ??";
  const sql = grams.map(() => count).join(", ");
  const counts: Record<string, number> = await db.first(
    db.raw(
      sql,
      grams.flatMap((gram, at) => [gram, most, `n${at}`]),
    ),
  );
  const sizes = grams.map((gram, at) => ({ gram, names: counts[`n${at}`] ?? 0 }));
  const [first] = sizes.sort((a, b) => a.names - b.names);
  return first === undefined || first.names === 0 ? undefined : first.gram;
}

/**
 * Names that contain `piece` (3 units or more) literally: no wildcards, case-sensitive. The cost is bounded: if every
 * trigram of the piece is in more than 2000 names, only the 2000 oldest are compared.
 */
export async function namesContaining(db: Knex, piece: string): Promise<NameHit[]> {
  const gram = await rarest(db, nameGrams(piece));
  if (gram === undefined) return [];
  const candidates = db("user_name_grams as g")
    .where("g.gram", gram)
    .orderBy("g.name_id")
    .limit(maxCandidates)
    .select("g.name_id")
    .as("c");
  return db
    .from(candidates)
    .join("user_name_search as n", "n.id", "c.name_id")
    .whereRaw("instr(n.user_name, ?) > 0", [piece])
    .orderBy(["n.user_name", "n.user_id"])
    .limit(maxHits)
    .select({ userName: "n.user_name", userID: "n.user_id" });
}
