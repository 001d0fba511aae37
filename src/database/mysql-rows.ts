import type { Connection } from "mysql2";
import type { Dialect } from "./capabilities.ts";
import { failedStatement } from "./failed-statement.ts";

type Value = string | number;

const executed = (connection: Connection, sql: string, values: readonly Value[]): Promise<unknown[][]> =>
  new Promise((resolve, reject) => {
    connection.execute({ sql, rowsAsArray: true }, [...values], (error, rows) =>
      error === null ? resolve(rows as unknown as unknown[][]) : reject(error),
    );
  });

/** Prepared statements are cached on the connection, and numbers arrive in binary form instead of as text. */
export const mysqlRows: Dialect["rows"] = async (db, sql, values) => {
  const { client } = db;
  const connection: Connection = await client.acquireConnection();
  try {
    client.emit("query", { sql, bindings: values }); // as Knex does with its own
    return await executed(connection, sql, values);
  } catch (error) {
    throw failedStatement(db, error, sql);
  } finally {
    await client.releaseConnection(connection);
  }
};
