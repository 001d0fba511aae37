import type { Knex } from "knex";
import type { Connection } from "mysql2";
import type { Dialect, Value } from "./capabilities.ts";
import { failedStatement } from "./failed-statement.ts";

const send = (connection: Connection, sql: string, values: readonly Value[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    connection.execute({ sql, rowsAsArray: true }, [...values], (error, result) =>
      error === null ? resolve(result) : reject(error),
    );
  });

/** Prepared statements are cached on the connection, and numbers arrive in binary form instead of as text. */
async function executePrepared(db: Knex, sql: string, values: readonly Value[]): Promise<unknown> {
  const { client } = db;
  const connection: Connection = await client.acquireConnection();
  try {
    client.emit("query", { sql, bindings: values }); // as Knex does for its own statements
    return await send(connection, sql, values);
  } catch (error) {
    throw failedStatement(db, error, sql);
  } finally {
    await client.releaseConnection(connection);
  }
}

export const mysqlRows: Dialect["rows"] = async (db, sql, values) =>
  (await executePrepared(db, sql, values)) as unknown[][];

export const mysqlRun: Dialect["run"] = async (db, sql, values) => void (await executePrepared(db, sql, values));
