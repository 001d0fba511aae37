import mysql from "mysql2/promise";
import { startMariadb } from "../test/support/mariadb.ts";

/** A dedicated server with empty databases, stopped with the stack. */
export async function mariadbUrls<const Names extends readonly string[]>(
  stack: AsyncDisposableStack,
  names: Names,
): Promise<{ [Name in keyof Names]: string }> {
  // Unlike in the tests, commits are durable, and there is enough memory for the data.
  const flags = ["--innodb-flush-log-at-trx-commit=1", "--innodb-buffer-pool-size=1G"];
  const server = stack.use(await startMariadb(flags));
  const connection = await mysql.createConnection(server.url);
  for (const name of names) await connection.query(`create database segmark_${name}`);
  await connection.end();
  return names.map((name) => `${server.url}segmark_${name}`) as { [Name in keyof Names]: string };
}

/** A dedicated server with an empty database, stopped with the stack. */
export async function mariadbUrl(stack: AsyncDisposableStack): Promise<string> {
  const [url] = await mariadbUrls(stack, ["bench"]);
  return url;
}
