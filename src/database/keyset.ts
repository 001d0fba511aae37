import type { Knex } from "knex";

type Value = string | number;

/** Part of an SQL statement, and the values it binds. */
export type Part = Readonly<{ sql: string; values: readonly Value[] }>;

/**
 * Rows in descending order of a key, beginning at its greatest or below a place.
 * - `columns` what is selected, and how it is called; `bound`: the values it binds
 * - `key` those of these names that make the order; together unique. An index has to have the columns of `where` and
 *   then these
 * - `place`   the key of the last row before; undefined for the first rows
 */
export type Descent = Readonly<{
  columns: Readonly<Record<string, string>>;
  bound?: readonly Value[];
  key: readonly string[];
  from: string;
  where?: Part | undefined;
  place?: readonly Value[] | undefined;
  limit: number;
}>;

/** Only the first `equal` values of the key are those of the place, and the next one is less. */
function branchOf({ columns, bound = [], key, from, where, place, limit }: Descent, equal: number): Part {
  const on = (name: string): string => columns[name] ?? name;
  const bounds = place === undefined ? [] : key.slice(0, equal + 1);
  const conditions = [
    ...(where === undefined ? [] : [where.sql]),
    ...bounds.map((name, at) => `${on(name)} ${at < equal ? "=" : "<"} ?`),
  ];
  const selected = Object.entries(columns).map(([name, column]) => `${column} as ${name}`);
  const order = key.slice(equal).map((name) => `${on(name)} desc`);
  return {
    sql:
      `select ${selected.join(", ")} from ${from}` +
      (conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`) +
      ` order by ${order.join(", ")} limit ?`,
    values: [...bound, ...(where?.values ?? []), ...(place ?? []).slice(0, bounds.length), limit],
  };
}

/**
 * A statement that reads what it returns and little else: one branch for each column of the key, because no engine
 * seeks a place by comparing several columns at once whatever rows are equal in the first one. Its text is the same for
 * all places and limits, so that it is prepared once.
 */
export function descending(descent: Descent): Part {
  const { key, place, limit } = descent;
  if (place === undefined) return branchOf(descent, 0);
  const branches = key.map((_name, at) => branchOf(descent, key.length - 1 - at));
  const order = key.map((name) => `${name} desc`).join(", ");
  return {
    sql: `${branches.map(({ sql }, at) => `select * from (${sql}) as b${at}`).join(" union all ")} order by ${order} limit ?`,
    values: [...branches.flatMap(({ values }) => values), limit],
  };
}

/** Narrows a query to rows below a place in descending order of two columns, of which the first has an index. */
export const below = (query: Knex.QueryBuilder, first: readonly [string, Value], second: readonly [string, Value]) =>
  query
    .where(first[0], "<=", first[1])
    .where((or) => void or.where(first[0], "<", first[1]).orWhere(second[0], "<", second[1]));
