import type { Knex } from "knex";

type Value = string | number;

/** A fragment of SQL with its bindings. */
export type SqlPart = Readonly<{ sql: string; values: readonly Value[] }>;

/**
 * A page of rows in descending order of a key.
 * - `columns`  selected expressions by name; `bound`: their bindings
 * - `key` the names that define the order; unique together. An index must start with the columns of `where`, followed
 *   by these
 * - `after`    the key of the last row of the page before; undefined for the first page
 */
export type KeysetQuery = Readonly<{
  columns: Readonly<Record<string, string>>;
  bound?: readonly Value[];
  key: readonly string[];
  from: string;
  where?: SqlPart | undefined;
  after?: readonly Value[] | undefined;
  limit: number;
}>;

/** Rows whose first `equalColumns` key values equal those of `after`, and whose next one is less. */
function branchSql(
  { columns, bound = [], key, from, where, after, limit }: KeysetQuery,
  equalColumns: number,
): SqlPart {
  const on = (name: string): string => columns[name] ?? name;
  const bounds = after === undefined ? [] : key.slice(0, equalColumns + 1);
  const conditions = [
    ...(where === undefined ? [] : [where.sql]),
    ...bounds.map((name, index) => `${on(name)} ${index < equalColumns ? "=" : "<"} ?`),
  ];
  const selected = Object.entries(columns).map(([name, column]) => `${column} as ${name}`);
  const order = key.slice(equalColumns).map((name) => `${on(name)} desc`);
  return {
    sql:
      `select ${selected.join(", ")} from ${from}` +
      (conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`) +
      ` order by ${order.join(", ")} limit ?`,
    values: [...bound, ...(where?.values ?? []), ...(after ?? []).slice(0, bounds.length), limit],
  };
}

/**
 * A statement that reads little more than it returns: one branch per key column, because no engine seeks by a row
 * comparison of several columns when many rows are equal in the first one. Its text does not depend on the page, so it
 * is prepared once.
 */
export function keysetQuery(options: KeysetQuery): SqlPart {
  const { key, after, limit } = options;
  if (after === undefined) return branchSql(options, 0);
  const branches = key.map((_name, index) => branchSql(options, key.length - 1 - index));
  const order = key.map((name) => `${name} desc`).join(", ");
  return {
    sql: `${branches.map(({ sql }, index) => `select * from (${sql}) as b${index}`).join(" union all ")} order by ${order} limit ?`,
    values: [...branches.flatMap(({ values }) => values), limit],
  };
}

/** Narrows a query to rows after a key in descending order of two columns, the first of which has an index. */
export const rowsBelow = (
  query: Knex.QueryBuilder,
  first: readonly [string, Value],
  second: readonly [string, Value],
) =>
  query
    .where(first[0], "<=", first[1])
    .where((or) => void or.where(first[0], "<", first[1]).orWhere(second[0], "<", second[1]));
