import type { Knex } from "knex";
import { withEmptyCopy } from "./copies.ts";
import { quoted } from "./native.ts";
import { newUniques, type Structure, structureOf } from "./structure.ts";
import { widens } from "./widens.ts";
import { isWord, tokensOf } from "./words.ts";

/** A rename empties the column; the others drop the rows that do not match, all of them with exit code 0. */
const lossy = ["RENAME", "CHANGE", "PARTITION", "PARTITIONING", "CHECK", "REFERENCES", "JSON"];

function firstLoss(before: Structure, after: Structure): string | undefined {
  const [added] = newUniques(before, after);
  if (added !== undefined)
    return `it adds a unique key over ${added.join(", ")}, and rows with equal values would be dropped`;
  const inUnique = new Set([...after.uniques.values()].flat().map((part) => part.replace(/\(\d+\)$/, "")));
  for (const column of after.columns) {
    const old = before.columns.find(({ Field: name }) => name === column.Field);
    if (old === undefined) continue;
    if (!widens(old, column))
      return `not every value of ${column.Field}, ${old.Type}, may fit in ${column.Type} ${column.Null === "NO" ? "NOT NULL" : ""}, and others would be cut`.replace(
        " ,",
        ",",
      );
    if (old.Collation !== column.Collation && inUnique.has(column.Field))
      return `it compares ${column.Field} in another way, and rows that become equal in a unique key would be dropped`;
  }
  return undefined;
}

/**
 * Why a tool may lose data with this change, as a clause; undefined if it cannot. The tools copy with INSERT IGNORE,
 * which turns errors of rows into warnings. Judged by the words of the change, and by what the server makes of an empty
 * copy of the table.
 */
export async function lossOf(knex: Knex, table: string, changes: string): Promise<string | undefined> {
  const tokens = tokensOf(changes, "mysql");
  const hidden = tokens.find(({ kind, text }) => kind === "symbol" && text.startsWith("/*"));
  if (hidden !== undefined) return "it has a comment that the server executes";
  const word = tokens.find((token) => isWord(token, ...lossy));
  if (word !== undefined)
    return `it has ${word.text.toUpperCase()}, with which such tools lose rows or values silently`;
  const before = await structureOf(knex, table);
  return withEmptyCopy(knex, table, async (copy) => {
    await knex.raw(`ALTER TABLE ${quoted(knex, copy)} ${changes}`);
    return firstLoss(before, await structureOf(knex, copy));
  });
}
