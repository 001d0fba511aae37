import type { Field, FieldType, Index, Space } from "../../protocol/document.ts";
import type { Difference } from "./differences.ts";

/**
 * Column types as far as all products keep them: SQLite has no unsigned integers, and Knex creates its decimals as
 * floats.
 */
const kinds: Partial<Readonly<Record<FieldType, string>>> = {
  unsigned: "integer",
  integer: "integer",
  number: "number",
  decimal: "number",
};
const kindOf = ({ type }: Field): string => kinds[type] ?? type;
const none = "nothing";

const fieldText = (field: Field): string => `${kindOf(field)} ${field.is_nullable ? "null" : "not null"}`;
const fieldWithSqlType = (field: Field | undefined): string =>
  field === undefined ? none : `${fieldText(field)} (${field.sql_type})`;

/**
 * SQLite's index names are unique per database and prefix lengths depend on the product, so indexes are compared by
 * their columns.
 */
const indexText = ({ unique, parts }: Index): string =>
  `${unique ? "unique index" : "index"} over ${parts.map(({ path }) => path).join(", ")}`;

const isSqlite = ({ engine }: Space): boolean => engine === "SQLite";

/** Whether two tables are of products whose SQL types cannot be compared. */
export const areOfDifferentProducts = (one: Space, other: Space): boolean => isSqlite(one) !== isSqlite(other);

function* fieldDifferences(one: Space, other: Space): Generator<Difference> {
  const unmatched = new Map(other.format.map((field) => [field.name, field]));
  for (const field of one.format) {
    const match = unmatched.get(field.name);
    unmatched.delete(field.name);
    if (match === undefined || fieldText(match) !== fieldText(field))
      yield { what: `field ${field.name}`, one: fieldWithSqlType(field), other: fieldWithSqlType(match) };
  }
  for (const [name, field] of unmatched) yield { what: `field ${name}`, one: none, other: fieldWithSqlType(field) };
}

/** Indexes that `from` has and `to` lacks. */
function missing(from: Space, to: Space): string[] {
  const present = new Set(to.indexes.map(indexText));
  // The server creates an index for each foreign key, so one that only SQLite lacks means nothing; a unique one is a
  // constraint.
  const counts = ({ unique }: Index): boolean => unique || isSqlite(from);
  return [...new Set(from.indexes.filter(counts).map(indexText))].filter((text) => !present.has(text));
}

/**
 * Differences between two tables of the same name on SQLite and on a server: columns, their order, types and
 * nullability, uniqueness, the sharding key. Ignores product-specific type names, engines, and names of indexes.
 */
export function* portableDifferencesOf(one: Space, other: Space): Generator<Difference> {
  const fields = [...fieldDifferences(one, other)];
  yield* fields;
  const [order, otherOrder] = [one, other].map(({ format }) => format.map(({ name }) => name).join(", "));
  if (fields.length === 0 && order !== otherOrder)
    yield { what: "order of fields", one: order ?? none, other: otherOrder ?? none };
  for (const text of missing(one, other)) yield { what: "indexes", one: text, other: none };
  for (const text of missing(other, one)) yield { what: "indexes", one: none, other: text };
  const [key, otherKey] = [one, other].map((space) => space.sharding_key?.join(", ") ?? none);
  if (key !== otherKey) yield { what: "sharding key", one: key ?? none, other: otherKey ?? none };
}
