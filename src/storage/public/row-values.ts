import { dialectOf } from "@segmark/database/dialect";
import { inList, padded } from "@segmark/database/in-list";
import type { Knex } from "knex";
import { type PublicColumn, type PublicTable, type PublicTableName, publicTables } from "./tables.ts";

/** Values of the key columns of a public table, in their order. */
export type RowKey = (string | number)[];
/** A public row: its values by the names of its columns. */
export type RowValues = Record<string, string | number | null>;

/** Rows per statement. */
const batchSize = 500;

const typed = ({ kind }: PublicColumn, value: unknown): string | number | null =>
  value === null || value === undefined ? null : kind === "text" ? String(value) : Number(value);

/** A row of a SELECT of all columns of a table, in their order. */
export const toValues = ({ columns }: PublicTable, values: readonly unknown[]): RowValues =>
  Object.fromEntries(columns.map((column, at) => [column.name, typed(column, values[at])]));

export const selectOf = ({ columns, from }: PublicTable): string =>
  `select ${columns.map(({ stored }) => stored).join(", ")} from ${from}`;

function storedOf({ columns, name: table }: PublicTable, name: string): string {
  const column = columns.find((one) => one.name === name);
  if (column === undefined) throw new Error(`${table} has no column ${name}.`);
  return column.stored;
}

export const keyText = ({ key }: PublicTable, row: RowValues): string => JSON.stringify(key.map((name) => row[name]));

/** A condition for rows whose columns have the values of one of the keys, of which there is at least one. */
function havingOneOf(
  columns: readonly string[],
  keys: readonly RowKey[],
): Readonly<{ text: string; bound: readonly (string | number)[] }> {
  const [only, second] = columns;
  if (second === undefined) {
    const { text, bound } = inList(keys.map(([value]) => value ?? ""));
    return { text: `${only} ${text}`, bound };
  }
  const asked = padded(keys);
  const isKey = `(${columns.map((column) => `${column} = ?`).join(" and ")})`;
  return { text: asked.map(() => isKey).join(" or "), bound: asked.flat() };
}

/**
 * The rows with these keys, by the JSON of the key. Those that do not exist are absent; of several with one key, the
 * newest is taken.
 */
export async function rowsOf(
  db: Knex,
  name: PublicTableName,
  keys: readonly RowKey[],
): Promise<ReadonlyMap<string, RowValues>> {
  const table: PublicTable = publicTables[name];
  const found = new Map<string, RowValues>();
  const columns = table.key.map((column) => storedOf(table, column));
  for (let from = 0; from < keys.length; from += batchSize) {
    const { text, bound } = havingOneOf(columns, keys.slice(from, from + batchSize));
    const sql = `${selectOf(table)} where ${text} order by ${table.order.join(", ")}`;
    for (const values of await dialectOf(db).rows(db, sql, bound)) {
      const row = toValues(table, values);
      found.set(keyText(table, row), row);
    }
  }
  return found;
}
