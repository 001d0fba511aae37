import type { BulkRow, BulkValue } from "../../database/bulk/bulk.ts";
import { videoHash } from "../../domain/segments/ids.ts";
import { type Leftovers, leftoverKey } from "../../storage/public/leftovers.ts";
import { stages } from "../../storage/public/stages.ts";
import {
  type PublicColumn,
  type PublicTable,
  type PublicTableName,
  publicTables,
} from "../../storage/public/tables.ts";
import type { Fields } from "../csv/fields.ts";
import { isFault, toValue } from "./values.ts";

/** A row as its stage takes it. `leftovers`: the key and the JSON of what is not stored. */
export type StagedRow = Readonly<{ values: BulkRow; leftovers?: readonly [key: string, texts: string] }>;

/**
 * Reads the rows of one file.
 * Shape   `read`: a row, or the sentence why it cannot be one; `others`: columns of the file that are not ours
 */
export type RowReader = Readonly<{ read: (fields: Fields) => StagedRow | string; others: readonly string[] }>;

/** The header of a file cannot be that of its table. */
export class HeaderFault extends Error {
  override readonly name = "HeaderFault";
}

/** Columns that must not be empty, because the row would be about nothing. */
const neverEmpty = new Set(["UUID", "videoID", "userID", "category", "issuerUserID"]);

type Values = Record<string, BulkValue>;
type Texts = Record<string, readonly [string | null, (string | null)?]>;

/** What the columns of a row say together. It changes both. */
const together: Readonly<Partial<Record<PublicTableName, (values: Values, leftovers: Texts) => void>>> = {
  sponsorTimes: withHash,
  lockCategories: withHash,
  warnings: (values, leftovers) => {
    const { enabled, disableTime = null, issueTime = null } = values;
    const disabled = enabled === 1 ? null : (disableTime ?? issueTime);
    if (disabled === disableTime) return;
    const text = (value: BulkValue): string | null => (value === null ? null : String(value));
    leftovers["disableTime"] = [leftovers["disableTime"]?.[0] ?? text(disableTime), text(disabled)];
    values["disableTime"] = disabled;
  },
};

/** Requests find a video by its hash, so one that is missing or wrong is not kept. */
function withHash(values: Values, leftovers: Texts): void {
  values["hashedVideoID"] = videoHash(String(values["videoID"]));
  delete leftovers["hashedVideoID"];
}

function checkHeader(table: PublicTable, header: readonly string[]): void {
  const twice = header.find((name, at) => header.indexOf(name) !== at);
  if (twice !== undefined) throw new HeaderFault(`the header names ${JSON.stringify(twice)} twice`);
  if (header.includes("") || header.includes("__proto__")) throw new HeaderFault("a column of the header has no name");
  const missing = table.columns.filter(({ name, absent }) => absent === undefined && !header.includes(name));
  if (missing.length > 0)
    throw new HeaderFault(
      `the header lacks ${missing.map(({ name }) => name).join(", ")}, so it is none of ${table.name}`,
    );
}

/** The value of an empty field without quotes. Undefined if the row cannot be without. */
function valueOfNone({ isNullable, absent, kind }: PublicColumn): BulkValue | undefined {
  if (isNullable) return null;
  return absent ?? (kind === "text" ? "" : undefined);
}

type Column = Readonly<{
  name: string;
  at: number;
  none: BulkValue | undefined;
  absent: BulkValue;
  convert: ReturnType<typeof toValue>;
}>;

/** @param service taken instead of what the rows say. @throws HeaderFault */
export function rowReader(name: PublicTableName, header: readonly string[], service: string | undefined): RowReader {
  const table: PublicTable = publicTables[name];
  checkHeader(table, header);
  const columns: Column[] = table.columns.map((column) => ({
    name: column.name,
    at: column.name === "service" && service !== undefined ? -1 : header.indexOf(column.name),
    none: valueOfNone(column),
    absent: column.name === "service" && service !== undefined ? service : (column.absent ?? null),
    convert: toValue(column),
  }));
  const others = header.flatMap((column, at) =>
    table.columns.some((own) => own.name === column) ? [] : [{ column, at }],
  );
  const finish = together[name];
  const staged = stages[name].columns.map((column) => column.name);

  const read = (fields: Fields): StagedRow | string => {
    if (fields.length !== header.length) return `has ${fields.length} fields instead of ${header.length}`;
    const values: Values = {};
    const leftovers: Texts = {};
    for (const { name: column, at, none, absent, convert } of columns) {
      if (at === -1) {
        values[column] = absent;
        continue;
      }
      const text = fields[at] ?? null;
      const value = text === null ? none : convert(text);
      if (value === undefined || (neverEmpty.has(column) && value === "")) return `has no ${column}`;
      if (isFault(value)) return value.fault;
      values[column] = value;
      if (value !== text && (value === null ? null : String(value)) !== text)
        leftovers[column] = [text, value === null ? null : String(value)];
    }
    finish?.(values, leftovers);
    for (const { column, at } of others) {
      const text = fields[at] ?? null;
      if (text !== null) leftovers[column] = [text];
    }
    const row = staged.map((column) => values[column] ?? null);
    for (const _any in leftovers) {
      const key = leftoverKey(table.key.map((column) => String(values[column])));
      return { values: row, leftovers: [key, JSON.stringify(leftovers satisfies Leftovers)] };
    }
    return { values: row };
  };
  return { read, others: others.map(({ column }) => column) };
}
