import type { Field, IndexType } from "../../protocol/document.ts";

/** One column of an index. `path` is null for an expression. */
export type IndexEntry = Readonly<{
  index: string;
  type: IndexType;
  unique: boolean;
  path: string | null;
  prefix: number | null;
}>;

/** A table as a product describes it. Columns and index entries are in their defined order. */
export type Table = Readonly<{
  name: string;
  engine: string;
  fields: readonly Field[];
  entries: readonly IndexEntry[];
}>;

/** The primary key's name on MySQL, used for every product. */
export const primary = "PRIMARY";

/** Groups rows by table, in their original order. */
export function byTable<T>(rows: readonly T[], tableOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(tableOf(row));
    if (group === undefined) groups.set(tableOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
