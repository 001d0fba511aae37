import type { Knex } from "knex";
import { defer, dialectOf } from "./dialect.ts";

/**
 * INSERT … SELECT with conflict handling, which Knex does not support. The columns of the SELECT are in the order of
 * `columns`, and it needs a WHERE.
 * - `key`      the columns that identify an existing row
 * - `changes`  what is updated in it
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
  await defer(db, db.raw(text, [table, ...columns, ...bindings, ...Object.entries(changes).flat()]));
}
