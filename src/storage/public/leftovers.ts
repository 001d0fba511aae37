import { hash } from "node:crypto";
import type { Knex } from "knex";
import { doubleText } from "./double-text.ts";
import type { ColumnKind, PublicTableName } from "./tables.ts";

/**
 * What a row of a file said beyond, or otherwise than, what the service stores, by column.
 * - of a column of ours the text, and the text that the stored value had when it was read: while the value is still
 *   that one, the row is
 *                           exported with the first text. Null is an empty field without quotes
 * - of any other column     the text alone
 */
export type Leftovers = Readonly<Record<string, readonly [text: string | null, stored?: string | null]>>;

/** A row as it is exported: text by column, null for an empty field without quotes. */
export type PublicTexts = Readonly<Record<string, string | null>>;

/** What a row has of a column. A column of others may have the name of something that every object has. */
export const ofColumn = <Value>(row: Readonly<Record<string, Value>>, column: string): Value | undefined =>
  Object.hasOwn(row, column) ? row[column] : undefined;

/** A stored value as the service writes it into a file. */
export const publicText = (kind: ColumnKind, value: string | number | null): string | null => {
  if (value === null) return null;
  return kind === "real" ? doubleText(Number(value)) : String(value);
};

const maxKeyLength = 65;
/** The row that lists other columns of a table, in the order of the file. */
export const columnsKey = "";

/** Identifies a row of a table by the texts of its key columns, in the order of `PublicTable.key`. */
export function leftoverKey(key: readonly string[]): string {
  const [only = ""] = key;
  return key.length === 1 && only !== "" && only.length <= maxKeyLength && /^[!-~]+$/.test(only)
    ? only
    : hash("sha256", JSON.stringify(key));
}

type Row = { row_key: string; texts: string };

/** Columns that imported files had and the service does not know, in their order; they follow ours in an export. */
export async function otherColumns(db: Knex, table: PublicTableName): Promise<readonly string[]> {
  const row: Row | undefined = await db("public_leftovers as l")
    .where({ "l.table_name": table, "l.row_key": columnsKey })
    .first("l.row_key", "l.texts");
  return row === undefined ? [] : JSON.parse(row.texts);
}

/** Stores which other columns a table has. */
export const otherColumnsRow = (
  table: PublicTableName,
  columns: readonly string[],
): readonly [table: string, key: string, texts: string] => [table, columnsKey, JSON.stringify(columns)];

/** Whether two texts are those of one value: the same number may be written as digits or with an exponent. */
const isOneValue = (text: string | null | undefined, other: string | null): boolean =>
  text === other ||
  (typeof text === "string" && other !== null && /^-?\d/.test(other) && Number(text) === Number(other));

/**
 * The row with its leftovers: texts of ours are replaced while they are those that were read, other columns are added.
 */
export function withLeftovers(row: PublicTexts, leftovers: Leftovers | undefined): PublicTexts {
  if (leftovers === undefined) return row;
  const texts: Record<string, string | null> = { ...row };
  for (const [column, [text, stored]] of Object.entries(leftovers))
    if (stored === undefined || isOneValue(texts[column], stored)) texts[column] = text;
  return texts;
}
