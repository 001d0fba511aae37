import type { Knex } from "knex";
import { nameGrams } from "../../domain/users/name-grams.ts";

export type NameHit = Readonly<{ userName: string; userID: string }>;

export const mostHits = 10;
/** Names that one search compares with its text, the oldest first. */
const mostCandidates = 2000;
/** Entries that one search counts to find out which of its grams is in the fewest names. */
const mostCounted = 8000;

type SearchRow = { id: number; user_id: string; user_name: string };

/** Makes a user found by this name and by no other; null: by none. Inside the transaction that stores the name. */
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

/** The gram that is in the fewest names, as far as it was counted; undefined when one is in none, and so the text neither. */
async function rarest(db: Knex, grams: readonly number[]): Promise<number | undefined> {
  const most = Math.ceil(mostCounted / grams.length);
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
 * Names with `piece` (3 units or more) in them, character by character: no wildcards, and case matters. What it costs is bounded: of a
 * piece whose every gram is in more than 2000 names only the 2000 that were set first are compared.
 */
export async function namesContaining(db: Knex, piece: string): Promise<NameHit[]> {
  const gram = await rarest(db, nameGrams(piece));
  if (gram === undefined) return [];
  const candidates = db("user_name_grams as g")
    .where("g.gram", gram)
    .orderBy("g.name_id")
    .limit(mostCandidates)
    .select("g.name_id")
    .as("c");
  return db
    .from(candidates)
    .join("user_name_search as n", "n.id", "c.name_id")
    .whereRaw("instr(n.user_name, ?) > 0", [piece])
    .orderBy(["n.user_name", "n.user_id"])
    .limit(mostHits)
    .select({ userName: "n.user_name", userID: "n.user_id" });
}
