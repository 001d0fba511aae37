import type { Field, IndexType } from "./document.ts";

/** One column of an index. `path` is null for an expression. */
export type IndexEntry = Readonly<{
  index: string;
  type: IndexType;
  unique: boolean;
  path: string | null;
  prefix: number | null;
}>;

/** A table as a product describes it. Columns in their order, entries of each index in theirs. */
export type Table = Readonly<{
  name: string;
  engine: string;
  fields: readonly Field[];
  entries: readonly IndexEntry[];
}>;

/** The primary key by the name that MySQL gives it, on every product. */
export const primary = "PRIMARY";

/** Rows by the table that they belong to, in the order in which they came. */
export function byTable<T>(rows: readonly T[], tableOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(tableOf(row));
    if (group === undefined) groups.set(tableOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
