import type { Sequence, Space, SpaceDocument } from "../../protocol/document.ts";
import { MigratorError } from "../../protocol/errors.ts";
import { type Difference, differencesOf } from "./differences.ts";
import { areOfDifferentProducts, portableDifferencesOf } from "./portable.ts";
import { checkSpace } from "./rules.ts";
import { schemaText } from "./text.ts";

/** A table, and the first leader that has it. */
type TableOfLeader = Readonly<{ alias: string; space: Space }>;

/** Maximum number of differences in a message; the first few say what happened. */
const maxSentences = 5;

const sentence = (
  table: string,
  one: string,
  other: string,
  { what, one: value, other: otherValue }: Difference,
): string => `Table ${table} differs in ${what}: ${value} on ${one}, ${otherValue} on ${other}.`;

function differs(sentences: readonly string[]): MigratorError {
  const rest = sentences.length > maxSentences ? ` And ${sentences.length - maxSentences} more.` : "";
  const remedy = "Write a migration that makes them the same on all leaders.";
  return new MigratorError("schema_differs", `${sentences.slice(0, maxSentences).join(" ")}${rest} ${remedy}`);
}

const compare = (one: Space, other: Space): Generator<Difference> =>
  areOfDifferentProducts(one, other) ? portableDifferencesOf(one, other) : differencesOf(one, other);

/** The table to compare with: preferably of the same product, because that allows a stricter comparison. */
const counterpart = (tables: readonly TableOfLeader[], space: Space): TableOfLeader | undefined =>
  tables.find((one) => !areOfDifferentProducts(one.space, space)) ?? tables[0];

/**
 * The first version of every table for each kind of product. A table that only some leaders have is fine: migrations
 * may depend on roles.
 * @throws MigratorError `schema_differs`
 */
function union(documents: ReadonlyMap<string, SpaceDocument>): Map<string, TableOfLeader[]> {
  const tables = new Map<string, TableOfLeader[]>();
  const sentences: string[] = [];
  for (const [alias, { spaces }] of documents)
    for (const [table, space] of Object.entries(spaces)) {
      const known = tables.get(table) ?? [];
      const other = counterpart(known, space);
      if (other !== undefined)
        for (const difference of compare(other.space, space))
          sentences.push(sentence(table, other.alias, alias, difference));
      const isNew = other === undefined || areOfDifferentProducts(other.space, space);
      tables.set(table, isNew ? [...known, { alias, space }] : known);
    }
  if (sentences.length > 0) throw differs(sentences);
  return tables;
}

/**
 * The schema of the cluster: all tables that its leaders have, as the text of section `schema.yml`.
 * @param documents by the alias of the leader
 * @throws MigratorError `schema_differs` naming table, field, both values and leaders; `schema_invalid` naming the
 *   table and what to do
 */
export function buildSchema(documents: ReadonlyMap<string, SpaceDocument>): Readonly<{ text: string }> {
  const tables = union(documents);
  for (const [table, versions] of tables)
    for (const { alias, space } of versions) checkSpace(`${table} on ${alias}`, space);
  const sequences = new Map<string, Sequence>([...documents.values()].flatMap((one) => Object.entries(one.sequences)));
  return {
    text: schemaText({
      spaces: Object.fromEntries(
        [...tables].flatMap(([table, [first]]) => (first === undefined ? [] : [[table, first.space]])),
      ),
      sequences: Object.fromEntries(sequences),
    }),
  };
}
