import type { Knex } from "knex";
import type { Connection } from "mysql2";

/** Queries one server, over any kind of connection. */
export type Ask = <Row>(sql: string, values: readonly string[]) => Promise<readonly Row[]>;

export const askPool =
  (db: Knex): Ask =>
  async (sql, values) =>
    (await db.raw(sql, [...values]))[0] ?? [];

/** @param timeout of each query in ms; the connection is unusable after one */
export const askConnection =
  (connection: Pick<Connection, "query">, timeout?: number): Ask =>
  <Row>(sql: string, values: readonly string[]) =>
    new Promise<readonly Row[]>((resolve, reject) => {
      connection.query({ sql, values: [...values], ...(timeout !== undefined && { timeout }) }, (error, rows) =>
        error === null ? resolve(rows as unknown as Row[]) : reject(error),
      );
    });

type GlobalRow = Readonly<{ Variable_name: string; Value: unknown }>;

/**
 * Those of the global values that the server has, by lower-case name: SHOW omits what a product does not know, where
 * SELECT @@name would fail.
 */
export async function readGlobals(
  ask: Ask,
  what: "variables" | "status",
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const sql = `show global ${what} where variable_name in (${names.map(() => "?")})`;
  const rows = await ask<GlobalRow>(sql, names);
  return new Map(rows.map((row) => [row.Variable_name.toLowerCase(), String(row.Value)]));
}
