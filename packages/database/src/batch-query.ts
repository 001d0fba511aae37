import type { Knex } from "knex";
import { dialectOf } from "./dialect.ts";

/**
 * A query that can be combined with others into one statement, where each statement costs a round trip.
 * - `texts`, `integers`, `reals` the selected expressions by type, because each column of a UNION has one type; may be
 *   null
 * - `from`                        what follows FROM; rows have no order, and a LIMIT needs a subquery
 * - `toResult`                    converts the rows, each a list of its texts, integers and reals
 * - `fallback`                    query that is run instead when there are no rows
 */
export type Query<T> = Readonly<{
  texts?: readonly string[];
  integers?: readonly string[];
  reals?: readonly string[];
  from: string;
  values: readonly (string | number)[];
  toResult: (rows: readonly unknown[][]) => T;
  fallback?: Query<T>;
}>;

export type Queries = Readonly<Record<string, Query<unknown> | undefined>>;
export type QueryResults<Q extends Queries> = {
  readonly [Name in keyof Q]: Q[Name] extends Query<infer T>
    ? T
    : Q[Name] extends undefined
      ? undefined
      : ResultOf<Q[Name]>;
};
/** The result type of an optional query. */
type ResultOf<Q> = Q extends Query<infer T> ? T : undefined;

/** Whether a row exists; the condition in FROM matches at most one row. */
export const exists = (from: string, ...values: readonly (string | number)[]): Query<boolean> => ({
  integers: ["1"],
  from,
  values,
  toResult: (rows) => rows.length > 0,
});

const columnTypes = ["texts", "integers", "reals"] as const;
type Widths = Readonly<Record<(typeof columnTypes)[number], number>>;

function selectOf(query: Query<unknown>, index: number, widths: Widths): string {
  const columns = columnTypes.flatMap((type) => {
    const own = query[type] ?? [];
    return [...own, ...Array<string>(widths[type] - own.length).fill("null")];
  });
  return `select ${[index, ...columns].join(", ")} from ${query.from}`;
}

/** The columns that belong to the query, without the padding. */
function ownColumns(query: Query<unknown>, row: readonly unknown[], widths: Widths): unknown[] {
  let from = 1;
  return columnTypes.flatMap((type) => {
    const own = row.slice(from, from + (query[type]?.length ?? 0));
    from += widths[type];
    return own;
  });
}

type RowsPerQuery = readonly (readonly unknown[][])[];

/** The rows of each query, read by one statement. */
async function rowsInOneStatement(db: Knex, queries: readonly Query<unknown>[]): Promise<RowsPerQuery> {
  const widest = (type: (typeof columnTypes)[number]): number =>
    Math.max(...queries.map((query) => query[type]?.length ?? 0));
  const widths = { texts: widest("texts"), integers: widest("integers"), reals: widest("reals") };
  const sql = queries.map((query, index) => selectOf(query, index, widths)).join(" union all ");
  const values = queries.flatMap((query) => query.values);
  const rowsByQuery = Map.groupBy(await dialectOf(db).rows(db, sql, values), ([index]) => Number(index));
  return queries.map((query, index) => (rowsByQuery.get(index) ?? []).map((row) => ownColumns(query, row, widths)));
}

/** The same with one statement per query: without round trips this takes less than half the time. */
async function rowsSeparately(db: Knex, queries: readonly Query<unknown>[]): Promise<RowsPerQuery> {
  const { rows } = dialectOf(db);
  const rowsPerQuery: RowsPerQuery[number][] = [];
  for (const query of queries) {
    const columns = columnTypes.flatMap((type) => query[type] ?? []);
    rowsPerQuery.push(await rows(db, `select ${columns.join(", ")} from ${query.from}`, query.values));
  }
  return rowsPerQuery;
}

async function resultsOf(db: Knex, queries: readonly Query<unknown>[]): Promise<unknown[]> {
  if (queries.length === 0) return [];
  const rows = await (dialectOf(db).isRemote ? rowsInOneStatement : rowsSeparately)(db, queries);
  const isEmpty = ({ fallback }: Query<unknown>, index: number): boolean =>
    fallback !== undefined && rows[index]?.length === 0;
  const fallbackResults = await resultsOf(
    db,
    queries.flatMap((query, index) => (isEmpty(query, index) ? (query.fallback ?? []) : [])),
  );
  const next = fallbackResults.values();
  return queries.map((query, index) => (isEmpty(query, index) ? next.next().value : query.toResult(rows[index] ?? [])));
}

/**
 * Runs several queries in one round trip, and the fallbacks of those without rows in another; undefined ones are
 * skipped.
 */
export async function batchQuery<Q extends Queries>(db: Knex, queries: Q): Promise<QueryResults<Q>> {
  const entries = Object.entries(queries).flatMap(([name, query]) => (query === undefined ? [] : [{ name, query }]));
  const results = await resultsOf(
    db,
    entries.map(({ query }) => query),
  );
  return Object.fromEntries(entries.map(({ name }, index) => [name, results[index]])) as QueryResults<Q>;
}

/** Runs a single query. */
export const runQuery = async <T>(db: Knex, query: Query<T>): Promise<T> =>
  (await batchQuery(db, { query })).query as T;
