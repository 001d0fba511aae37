import { byStem, type ForeignEntry, type ForeignTool, inOrderOf, jsonOf, recordsWith, textIn } from "./foreign.ts";

/** Names of migrations by the time under which they are recorded, from `meta/_journal.json`. */
function journalIn(file: string): ReadonlyMap<number, string> {
  const journal = jsonOf(file);
  const entries = typeof journal === "object" && journal !== null && "entries" in journal ? journal.entries : undefined;
  if (!Array.isArray(entries)) throw new Error("the file has no entries, as meta/_journal.json has");
  return new Map(entries.map(({ when, tag }) => [Number(when), String(tag)]));
}

/**
 * Drizzle records the checksum of a text and the time at which it was made; its name is in `meta/_journal.json` alone.
 * Without that file a migration is found by its checksum, if its text is the same.
 */
export const drizzle: ForeignTool = {
  title: "Drizzle",
  records: ["__drizzle_migrations"],
  read(foreign) {
    const { rows } = recordsWith(foreign, "hash", "created_at");
    const find = byStem(foreign.list);
    const tags = foreign.file === undefined ? undefined : journalIn(foreign.file);
    const byHash = new Map(foreign.list.map(({ name, hash }) => [hash, name]));
    const applied = inOrderOf(rows, "created_at").map((row): ForeignEntry => {
      const [sha256, when] = [textIn(row, "hash"), Number(row["created_at"])];
      if (tags === undefined) return { name: `the migration of ${when}`, migration: byHash.get(sha256), sha256 };
      const tag = tags.get(when);
      const name = tag ?? `the migration of ${when}, which the file does not list`;
      return { name, migration: tag === undefined ? undefined : find(tag), sha256 };
    });
    const unnamed = tags === undefined && applied.some(({ migration }) => migration === undefined);
    if (unnamed) throw new Error("it does not record names: give its meta/_journal.json with --file");
    return { applied, dirty: [], remarks: [] };
  },
};
