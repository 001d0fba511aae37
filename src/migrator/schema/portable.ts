import type { Difference } from "./differences.ts";
import type { Field, FieldType, Index, Space } from "./document.ts";

/** What a column holds wherever it is stored: SQLite has no unsigned integers, and the query builder makes its decimals floats. */
const kinds: Partial<Readonly<Record<FieldType, string>>> = {
  unsigned: "integer",
  integer: "integer",
  number: "number",
  decimal: "number",
};
const kindOf = ({ type }: Field): string => kinds[type] ?? type;
const none = "nothing";

const fieldText = (field: Field): string => `${kindOf(field)} ${field.is_nullable ? "null" : "not null"}`;
const fieldTold = (field: Field | undefined): string =>
  field === undefined ? none : `${fieldText(field)} (${field.sql_type})`;

/** Names of indexes are unique in a whole SQLite database, lengths of prefixes belong to one product: an index is what it is over. */
const indexText = ({ unique, parts }: Index): string =>
  `${unique ? "unique index" : "index"} over ${parts.map(({ path }) => path).join(", ")}`;

const isSqlite = ({ engine }: Space): boolean => engine === "SQLite";

/** Whether two tables are of products whose own types cannot be compared. */
export const areOfDifferentProducts = (one: Space, other: Space): boolean => isSqlite(one) !== isSqlite(other);

function* fieldDifferences(one: Space, other: Space): Generator<Difference> {
  const there = new Map(other.format.map((field) => [field.name, field]));
  for (const field of one.format) {
    const match = there.get(field.name);
    there.delete(field.name);
    if (match === undefined || fieldText(match) !== fieldText(field))
      yield { what: `field ${field.name}`, one: fieldTold(field), other: fieldTold(match) };
  }
  for (const [name, field] of there) yield { what: `field ${name}`, one: none, other: fieldTold(field) };
}

/** What `from` has and `to` has not. */
function missing(from: Space, to: Space): string[] {
  const there = new Set(to.indexes.map(indexText));
  // The server makes an index of its own for each foreign key, so one that only SQLite lacks says nothing; a unique one is a rule.
  const counts = ({ unique }: Index): boolean => unique || isSqlite(from);
  return [...new Set(from.indexes.filter(counts).map(indexText))].filter((text) => !there.has(text));
}

/**
 * What differs between two tables of one name on SQLite and on a server: columns, their order, what they hold and whether they may be null,
 * what must be unique, the sharding key. Not types by the names of a product, engines, and names of indexes.
 */
export function* portableDifferencesOf(one: Space, other: Space): Generator<Difference> {
  const fields = [...fieldDifferences(one, other)];
  yield* fields;
  const [mine, theirs] = [one, other].map(({ format }) => format.map(({ name }) => name).join(", "));
  if (fields.length === 0 && mine !== theirs)
    yield { what: "order of fields", one: mine ?? none, other: theirs ?? none };
  for (const text of missing(one, other)) yield { what: "indexes", one: text, other: none };
  for (const text of missing(other, one)) yield { what: "indexes", one: none, other: text };
  const [key, otherKey] = [one, other].map((space) => space.sharding_key?.join(", ") ?? none);
  if (key !== otherKey) yield { what: "sharding key", one: key ?? none, other: otherKey ?? none };
}
