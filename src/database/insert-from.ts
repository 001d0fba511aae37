import type { Knex } from "knex";
import { dialectOf, later } from "./dialect.ts";

/**
 * Rows that a SELECT makes, in the order of `columns`, which has to have a WHERE. Knex leaves out what happens to rows that are there.
 * - `key`      the columns that tell whether a row is there already
 * - `changes`  what is written to it then
 */
export type InsertFrom = Readonly<{
  table: string;
  columns: readonly string[];
  source: Knex.QueryBuilder;
  key: readonly string[];
  changes: Readonly<Record<string, Knex.Raw>>;
}>;

export async function insertFrom(db: Knex, { table, columns, source, key, changes }: InsertFrom): Promise<void> {
  const { sql, bindings } = source.toSQL();
  const names = columns.map(() => "??").join(", ");
  const sets = Object.keys(changes).map(() => "?? = ?");
  const text = `insert into ?? (${names}) ${sql} ${dialectOf(db).onDuplicate(key)} ${sets.join(", ")}`;
  await later(db, db.raw(text, [table, ...columns, ...bindings, ...Object.entries(changes).flat()]));
}
