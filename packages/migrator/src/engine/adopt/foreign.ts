import type { TextedMigration } from "../list/loader.ts";

/** A row of a table of another tool; the names of its columns are in lower case. */
export type Row = Readonly<Record<string, unknown>>;
export type Table = Readonly<{ name: string; columns: readonly string[]; rows: readonly Row[] }>;

/**
 * What another tool left behind.
 * - `records`  its table of applied migrations; undefined when there is none
 * - `beside`   its other tables that exist, by name
 * - `file`     the text of a file that it keeps, if one was given
 * - `leader`   names under which a file may list this leader
 */
export type Foreign = Readonly<{
  records: Table | undefined;
  beside: ReadonlyMap<string, Table>;
  list: readonly TextedMigration[];
  file: string | undefined;
  leader: readonly string[];
}>;

export type ForeignTables = Pick<Foreign, "records" | "beside">;

/**
 * A migration that another tool has applied.
 * - `name`       as the tool calls it
 * - `migration`  its name in our list; undefined when the list has none
 * - `sha256`     of the text that was applied, when the tool recorded it
 * - `isText`     whether it was this text, where the tool has a checksum of its own
 */
export type ForeignEntry = Readonly<{
  name: string;
  migration: string | undefined;
  sha256?: string;
  isText?(text: string): boolean;
}>;

/** `dirty` says what is not finished and what to do, one sentence each; nothing is adopted then. */
export type ForeignState = Readonly<{
  applied: readonly ForeignEntry[];
  dirty: readonly string[];
  remarks: readonly string[];
}>;

/**
 * Another tool.
 * - `title`    its name, for messages
 * - `records`  names that its table of applied migrations may have; none when it keeps a file only
 * - `beside`   its other tables that are read, given the name of the first
 * - `read`     throws an Error that says why the table or the file is not this tool's
 */
export type ForeignTool = Readonly<{
  title: string;
  records: readonly string[];
  beside?(records: string): readonly string[];
  read(foreign: Foreign): ForeignState;
}>;

export const textIn = (row: Row, column: string): string => String(row[column] ?? "");
/** Drivers return booleans as numbers, texts or booleans. */
export const isTrue = (value: unknown): boolean => value === true || value === "true" || Number(value) === 1;

/** A name without its suffix. */
export const stemOf = (name: string): string => name.replace(/\.[A-Za-z]+$/, "");

/** Finds the migration of our list that has this name, or this name with another suffix. */
export function byStem(list: readonly TextedMigration[]): (name: string) => string | undefined {
  const names = new Set(list.map(({ name }) => name));
  const stems = new Map(list.map(({ name }) => [stemOf(name), name]));
  return (name) => (names.has(name) ? name : (stems.get(name) ?? stems.get(stemOf(name))));
}

/** The digits with which a name begins, without leading zeros; undefined when there are none. */
export function numberOf(name: string): string | undefined {
  const digits = /^\d+/.exec(name)?.[0];
  return digits === undefined ? undefined : BigInt(digits).toString();
}

/** Finds the migration of our list whose name begins with this number. */
export function byNumber(list: readonly TextedMigration[]): (version: string) => string | undefined {
  const numbers = new Map(list.map(({ name }) => [numberOf(name), name]));
  return (version) => numbers.get(numberOf(version) ?? "");
}

/** Rows in the order of a column of numbers. */
export const inOrderOf = (rows: readonly Row[], column: string): Row[] =>
  rows.toSorted((a, b) => Number(a[column]) - Number(b[column]));

/** The table of applied migrations, with these columns. @throws Error */
export function recordsWith({ records }: Foreign, ...columns: readonly string[]): Table {
  if (records === undefined) throw new Error("its table is not there");
  const missing = columns.filter((column) => !records.columns.includes(column));
  if (missing.length > 0) throw new Error(`table ${records.name} has no column ${missing.join(", ")}`);
  return records;
}

/** The text of a JSON file. @throws Error */
export function jsonOf(file: string): unknown {
  try {
    return JSON.parse(file);
  } catch {
    throw new Error("the file is not JSON");
  }
}
