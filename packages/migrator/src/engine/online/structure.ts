import type { Knex } from "knex";
import { quoted } from "./native.ts";
import type { Column } from "./widens.ts";

type Index = Readonly<{
  Key_name: string;
  Non_unique: number | string;
  Column_name: string | null;
  Sub_part: number | null;
}>;

/** Columns of a table, and by its name the parts of each unique key, such as `name` or `name(10)`. */
export type Structure = Readonly<{
  columns: readonly Column[];
  uniques: ReadonlyMap<string, readonly string[]>;
}>;

/** Of a table of MySQL or MariaDB. */
export async function structureOf(knex: Knex, table: string): Promise<Structure> {
  const [columns = []]: readonly Column[][] = await knex.raw(`SHOW FULL COLUMNS FROM ${quoted(knex, table)}`);
  const [indexes = []]: readonly Index[][] = await knex.raw(`SHOW INDEX FROM ${quoted(knex, table)}`);
  const uniques = new Map<string, string[]>();
  for (const { Key_name: name, Non_unique: isPlain, Column_name: column, Sub_part: length } of indexes) {
    if (Number(isPlain) === 1) continue;
    const parts = uniques.get(name) ?? [];
    parts.push(`${column}${length === null ? "" : `(${length})`}`);
    uniques.set(name, parts);
  }
  return { columns, uniques };
}

/** The parts of unique keys over what no unique key was over before. */
export function newUniques(before: Structure, after: Structure): (readonly string[])[] {
  const known = new Set([...before.uniques.values()].map((parts) => parts.join()));
  return [...after.uniques.values()].filter((parts) => !known.has(parts.join()));
}
