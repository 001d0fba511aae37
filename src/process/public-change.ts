import type { ChangeKinds } from "../adapters/origin.ts";
import { isObject } from "../adapters/origin-failure.ts";
import { isFault, toValue } from "../dumps/import/values.ts";
import type { PublicChange } from "../storage/public/feed-page.ts";
import { type PublicColumn, type PublicTable, publicTables } from "../storage/public/tables.ts";

type IsValue = (value: unknown) => boolean;
type Values = Readonly<Record<string, unknown>>;

/** The kinds, lengths and ranges of imports, whose values are texts; here numbers are numbers. */
function valueCheck(column: PublicColumn): IsValue {
  const { kind, isNullable = false } = column;
  const toColumn = toValue(column);
  const type = kind === "text" ? "string" : "number";
  return (value) => {
    if (value === null) return isNullable;
    if (typeof value !== type || (kind === "flag" && value !== 0 && value !== 1)) return false;
    return !isFault(toColumn(String(value)));
  };
}

/** Whether keys and rows can be stored as they are. Columns that are not known here are ignored, as in files. */
function tableCheck({ columns, key: keyNames }: PublicTable) {
  const checks = columns.map((column) => ({ ...column, isValue: valueCheck(column) }));
  const keyColumns = keyNames.flatMap((name) => checks.filter((column) => column.name === name));
  const isKey = (key: unknown): key is readonly unknown[] =>
    Array.isArray(key) &&
    key.length === keyColumns.length &&
    keyColumns.every(({ isValue }, at) => key[at] !== null && isValue(key[at]));
  const isRow = (row: Values): boolean =>
    checks.every(({ name, absent, isValue }) => (name in row ? isValue(row[name]) : absent !== undefined));
  return (key: unknown, row: unknown): boolean =>
    isKey(key) &&
    (row === null ||
      (isObject(row) && isRow(row) && keyColumns.every(({ name, absent }, at) => (row[name] ?? absent) === key[at])));
}

const tables = new Map(Object.values<PublicTable>(publicTables).map((table) => [table.name, tableCheck(table)]));

/** Whether what an origin says is the name of a table that only a later version knows. */
export const isUnknownTable = (name: unknown): name is string =>
  typeof name === "string" && /^\w{1,64}$/.test(name) && !tables.has(name);

/** What another instance sent: a change of a public row, with values that an import would store and the key of its row, or one of an unknown table. */
export const publicChanges: ChangeKinds<PublicChange> = {
  isChange: (value): value is PublicChange =>
    isObject(value) && tables.get(String(value["table"]))?.(value["key"], value["row"]) === true,
  unknownTable: (value) => {
    const { table, key, row } = isObject(value) ? value : {};
    return isUnknownTable(table) && Array.isArray(key) && (row === null || isObject(row)) ? table : undefined;
  },
};
