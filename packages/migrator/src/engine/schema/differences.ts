import type { Field, Index, IndexPart, Space } from "../../protocol/document.ts";

/** One difference between two tables; both values as they read in a sentence. */
export type Difference = Readonly<{ what: string; one: string; other: string }>;

const none = "nothing";
const nullness = (nullable: boolean): string => (nullable ? "null" : "not null");
const fieldText = ({ type, sql_type, is_nullable }: Field): string => `${type} (${sql_type}) ${nullness(is_nullable)}`;
const partText = ({ path, prefix }: IndexPart): string => (prefix === undefined ? path : `${path}(${prefix})`);
const indexText = ({ type, unique, parts }: Index): string =>
  `${unique ? "unique " : ""}${type} over ${parts.map(partText).join(", ")}`;
const keyText = (key: readonly string[] | undefined): string => (key === undefined ? none : key.join(", "));
const namesText = (fields: readonly Field[]): string => fields.map(({ name }) => name).join(", ");

function* named<T extends Readonly<{ name: string }>>(
  kind: string,
  one: readonly T[],
  other: readonly T[],
  text: (item: T) => string,
): Generator<Difference> {
  const unmatched = new Map(other.map((item) => [item.name, text(item)]));
  for (const item of one) {
    const [value, otherValue] = [text(item), unmatched.get(item.name) ?? none];
    unmatched.delete(item.name);
    if (value !== otherValue) yield { what: `${kind} ${item.name}`, one: value, other: otherValue };
  }
  for (const [name, otherValue] of unmatched) yield { what: `${kind} ${name}`, one: none, other: otherValue };
}

/** All differences between two tables of the same name, including the order of columns. */
export function* differencesOf(one: Space, other: Space): Generator<Difference> {
  if (one.engine !== other.engine) yield { what: "engine", one: one.engine, other: other.engine };
  const fields = [...named("field", one.format, other.format, fieldText)];
  yield* fields;
  const [value, otherValue] = [namesText(one.format), namesText(other.format)];
  if (fields.length === 0 && value !== otherValue) yield { what: "order of fields", one: value, other: otherValue };
  yield* named("index", one.indexes, other.indexes, indexText);
  const [key, otherKey] = [keyText(one.sharding_key), keyText(other.sharding_key)];
  if (key !== otherKey) yield { what: "sharding key", one: key, other: otherKey };
}
