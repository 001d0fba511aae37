import type { ChangeKinds } from "../../adapters/origin.ts";
import { isObject } from "../../adapters/origin-failure.ts";
import { isFault, toValue } from "../../dumps/import/values.ts";
import type { PublicChange } from "../../storage/public/feed-page.ts";
import { textFault } from "../../storage/public/row-rule.ts";
import { type PublicColumn, type PublicTable, publicTables } from "../../storage/public/tables.ts";

/** Why a value cannot be stored: the end of a sentence that begins with its row. Undefined if it can. */
type FaultOf = (value: unknown) => string | undefined;
type Values = Readonly<Record<string, unknown>>;

/** The kinds, lengths and ranges of imports, whose values are texts; here numbers are numbers. */
function valueCheck(column: PublicColumn): FaultOf {
  const { name, kind, isNullable = false } = column;
  const toColumn = toValue(column);
  return (value) => {
    if (value === null && isNullable) return undefined;
    if (typeof value !== (kind === "text" ? "string" : "number"))
      return `has no ${kind === "text" ? "text" : "number"} in ${name}`;
    if (kind === "flag" && value !== 0 && value !== 1) return `has neither 0 nor 1 in ${name}`;
    const stored = toColumn(String(value));
    if (isFault(stored)) return `cannot be stored: ${stored.fault}`;
    if (typeof value === "string" && stored !== value) return `cannot be stored: ${name} is too long`;
    return typeof value === "string" ? textFault(name, value) : undefined;
  };
}

const longestName = 200;

/** Why keys or rows cannot be stored as they are. Columns that are not known here are ignored, as in files. */
function tableCheck({ name: table, columns, key: keyNames }: PublicTable) {
  const checks = columns.map((column) => ({ ...column, faultOf: valueCheck(column) }));
  const keyColumns = keyNames.flatMap((name) => checks.filter((column) => column.name === name));
  const keyFault = (key: readonly unknown[]): string | undefined => {
    if (key.length !== keyColumns.length) return `has ${key.length} values in its key instead of ${keyColumns.length}`;
    for (const [at, { faultOf }] of keyColumns.entries()) {
      const fault = faultOf(key[at]);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
  const rowFault = (row: Values, key: readonly unknown[]): string | undefined => {
    for (const { name, absent, faultOf } of checks) {
      const fault = name in row ? faultOf(row[name]) : absent === undefined ? `has no ${name}` : undefined;
      if (fault !== undefined) return fault;
    }
    const other = keyColumns.find(({ name, absent }, at) => (row[name] ?? absent) !== key[at]);
    return other === undefined ? undefined : `has another ${other.name} than its key`;
  };
  return (key: readonly unknown[], row: Values | null): string | undefined => {
    const fault = keyFault(key) ?? (row === null ? undefined : rowFault(row, key));
    return fault === undefined ? undefined : `${table} ${JSON.stringify(key).slice(0, longestName)} ${fault}`;
  };
}

const tables = new Map(Object.values<PublicTable>(publicTables).map((table) => [table.name, tableCheck(table)]));

/** Whether what an origin says is the name of a table that only a later version knows. */
export const isUnknownTable = (name: unknown): name is string =>
  typeof name === "string" && /^\w{1,64}$/.test(name) && !tables.has(name);

/**
 * What another instance sent: a change of a public row, with values that an import would store and the key of its row,
 * or one of an unknown table.
 */
export const publicChanges: ChangeKinds<PublicChange> = {
  changeOf: (value) => {
    const { table, key, row } = isObject(value) ? value : {};
    const check = tables.get(String(table));
    if (check === undefined || !Array.isArray(key) || !(row === null || isObject(row)))
      return "it has no table, key and row";
    return check(key, row) ?? (value as PublicChange);
  },
  unknownTable: (value) => {
    const { table, key, row } = isObject(value) ? value : {};
    return isUnknownTable(table) && Array.isArray(key) && (row === null || isObject(row)) ? table : undefined;
  },
};
