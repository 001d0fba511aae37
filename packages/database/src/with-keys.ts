import type { Knex } from "knex";

type Key = readonly (string | number)[];

/**
 * Narrows an UPDATE or DELETE to rows with one of these keys. With a single-element list MariaDB scans the whole table
 * and locks what it passes; with a longer list, or with conditions, it uses the index.
 */
export function withKeys(
  query: Knex.QueryBuilder,
  columns: readonly string[],
  keys: readonly Key[],
): Knex.QueryBuilder {
  const [only, ...others] = keys;
  if (only === undefined || others.length > 0) return query.whereIn([...columns], keys as unknown as Knex.QueryBuilder);
  return query.where(Object.fromEntries(columns.map((column, index) => [column, only[index]])));
}
