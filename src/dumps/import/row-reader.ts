import type { BulkRow, BulkValue } from "@segmark/database/bulk/bulk";
import { videoHash } from "../../domain/segments/ids.ts";
import { stages } from "../../storage/copies/stages.ts";
import { type Leftovers, leftoverKey, publicText } from "../../storage/public/leftovers.ts";
import { mustNotBeEmpty } from "../../storage/public/row-rule.ts";
import {
  type ColumnKind,
  type PublicColumn,
  type PublicTable,
  type PublicTableName,
  publicTables,
} from "../../storage/public/tables.ts";
import type { Fields } from "../csv/fields.ts";
import { isFault, printedNumber, toValue } from "./values.ts";

/**
 * A row as its stage takes it, with its line first.
 * - `leftovers`    the key and the JSON of what is not stored
 * - `isShortened`  whether a text of it is longer than its column
 */
export type StagedRow = Readonly<{
  values: BulkRow;
  leftovers?: readonly [key: string, texts: string];
  isShortened?: boolean;
}>;

/**
 * Reads the rows of one file. Shape `read`: a row, which gets this number as its line, or the sentence why it cannot be
 * one; `others`: columns of the file that are not ours
 */
export type RowReader = Readonly<{
  read: (fields: Fields, line: number) => StagedRow | string;
  others: readonly string[];
}>;

/** The header of a file cannot be that of its table. */
export class HeaderFault extends Error {
  override readonly name = "HeaderFault";
}

/** Values in the order of the public columns. */
type Values = BulkValue[];
type Texts = Record<string, readonly [string | null, (string | null)?]>;
/** What the columns of a row say together. It changes both. */
type Together = (values: Values, leftovers: Texts) => void;
/** Where a column is. */
type Places = (name: string) => number;

const together: Readonly<Partial<Record<PublicTableName, (at: Places) => Together>>> = {
  sponsorTimes: withHash,
  lockCategories: withHash,
  warnings: (at) => {
    const [enabledAt, disableAt, issueAt] = [at("enabled"), at("disableTime"), at("issueTime")];
    return (values, leftovers) => {
      const disableTime = values[disableAt] ?? null;
      const disabled = values[enabledAt] === 1 ? null : (disableTime ?? values[issueAt] ?? null);
      if (disabled === disableTime) return;
      leftovers["disableTime"] = [
        leftovers["disableTime"]?.[0] ?? printed("whole", disableTime),
        printed("whole", disabled),
      ];
      values[disableAt] = disabled;
    };
  },
};

const printed = (kind: ColumnKind, value: BulkValue): string | null =>
  value === null || typeof value === "number" ? publicText(kind, value) : String(value);

/**
 * Requests find a video by its hash, so one that is missing or wrong is not kept. Rows of a video often follow each
 * other.
 */
function withHash(at: Places): Together {
  const [videoAt, hashAt] = [at("videoID"), at("hashedVideoID")];
  let [video, hash] = ["", videoHash("")];
  return (values, leftovers) => {
    const id = String(values[videoAt]);
    if (id !== video) [video, hash] = [id, videoHash(id)];
    values[hashAt] = hash;
    if (leftovers["hashedVideoID"] !== undefined) delete leftovers["hashedVideoID"];
  };
}

/** Source: PostgreSQL, whose tables have no more. */
const maxColumns = 1600;

function checkHeader(table: PublicTable, header: readonly string[]): void {
  if (header.length > maxColumns)
    throw new HeaderFault(`the header has ${header.length} columns, and a table has at most ${maxColumns}`);
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
  index: number;
  name: string;
  kind: ColumnKind;
  at: number;
  none: BulkValue | undefined;
  absent: BulkValue;
  isNeeded: boolean;
  convert: ReturnType<typeof toValue>;
}>;

const isPrintedAs = (kind: ColumnKind, value: BulkValue, text: string | null): boolean =>
  text !== null && typeof value === "number" && (printedNumber(text) === value || printed(kind, value) === text);

/** @param service taken instead of what the rows say. @throws HeaderFault */
export function rowReader(name: PublicTableName, header: readonly string[], service: string | undefined): RowReader {
  const table: PublicTable = publicTables[name];
  checkHeader(table, header);
  const columns: Column[] = table.columns.map((column, index) => ({
    index,
    name: column.name,
    kind: column.kind,
    at: column.name === "service" && service !== undefined ? -1 : header.indexOf(column.name),
    none: valueOfNone(column),
    absent: column.name === "service" && service !== undefined ? service : (column.absent ?? null),
    isNeeded: mustNotBeEmpty(column.name),
    convert: toValue(column),
  }));
  const others = header.flatMap((column, at) =>
    table.columns.some((own) => own.name === column) ? [] : [{ column, at }],
  );
  const fileLineOf: Places = (column) => columns.findIndex((own) => own.name === column);
  const finish = together[name]?.(fileLineOf);
  const staged = stages[name].columns.map((column) => fileLineOf(column.name));
  const keys = table.key.map(fileLineOf);
  // Both are filled again with each row: arrays that grow are garbage several times over.
  const values: Values = columns.map(() => null);
  const row: BulkValue[] = [0, ...staged.map(() => null)];

  const read = (fields: Fields, line: number): StagedRow | string => {
    if (fields.length !== header.length)
      return `has ${fields.length < header.length ? "fewer" : "more"} fields than the ${header.length} of the header`;
    let isShortened = false;
    const leftovers: Texts = {};
    for (const { index, name: column, kind, at, none, absent, isNeeded, convert } of columns) {
      if (at === -1) {
        values[index] = absent;
        continue;
      }
      const text = fields[at] ?? null;
      const value = text === null ? none : convert(text);
      if (value === undefined || (isNeeded && value === "")) return `has no ${column}`;
      if (isFault(value)) return value.fault;
      values[index] = value;
      isShortened ||= typeof value === "string" && text !== null && value !== text;
      if (value !== text && !isPrintedAs(kind, value, text)) leftovers[column] = [text, printed(kind, value)];
    }
    finish?.(values, leftovers);
    for (const { column, at } of others) {
      const text = fields[at] ?? null;
      if (text !== null) leftovers[column] = [text];
    }
    row[0] = line;
    for (let index = 0; index < staged.length; index++) row[index + 1] = values[staged[index] ?? -1] ?? null;
    for (const _any in leftovers) {
      const key = leftoverKey(keys.map((at) => String(values[at])));
      return { values: row.slice(), leftovers: [key, JSON.stringify(leftovers satisfies Leftovers)], isShortened };
    }
    return { values: row.slice() };
  };
  return { read, others: others.map(({ column }) => column) };
}
