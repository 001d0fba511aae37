import type { Knex } from "knex";
import type { Connection } from "mysql2";

/** Runs a query on one server, over a pool or a single connection. */
export type QueryFn = <Row>(sql: string, values: readonly string[]) => Promise<readonly Row[]>;

export const poolQuery =
  (db: Knex): QueryFn =>
  async (sql, values) =>
    (await db.raw(sql, [...values]))[0] ?? [];

/** @param timeout per query in ms; the connection is unusable after a timeout */
export const connectionQuery =
  (connection: Pick<Connection, "query">, timeout?: number): QueryFn =>
  <Row>(sql: string, values: readonly string[]) =>
    new Promise<readonly Row[]>((resolve, reject) => {
      connection.query({ sql, values: [...values], ...(timeout !== undefined && { timeout }) }, (error, rows) =>
        error === null ? resolve(rows as unknown as Row[]) : reject(error),
      );
    });

type GlobalRow = Readonly<{ Variable_name: string; Value: unknown }>;

/**
 * The global values that the server knows, by lower-case name. SHOW omits unknown names, where SELECT @@name would
 * fail.
 */
export async function readGlobals(
  query: QueryFn,
  kind: "variables" | "status",
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const sql = `show global ${kind} where variable_name in (${names.map(() => "?")})`;
  const rows = await query<GlobalRow>(sql, names);
  return new Map(rows.map((row) => [row.Variable_name.toLowerCase(), String(row.Value)]));
}
