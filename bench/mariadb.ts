import mysql from "mysql2/promise";
import { startMariadb } from "../test/support/mariadb.ts";

/**
 * Unlike in the tests, what was committed is on the disk, also in a binary log that is synced, and there is enough
 * memory for the data.
 */
export const durable = (memory: string): string[] => [
  "--innodb-flush-log-at-trx-commit=1",
  "--loose-debug-no-sync=OFF",
  `--innodb-buffer-pool-size=${memory}`,
];

/** A dedicated server with empty databases, stopped with the stack. */
export async function mariadbUrls<const Names extends readonly string[]>(
  stack: AsyncDisposableStack,
  names: Names,
  memory = "1G",
): Promise<{ [Name in keyof Names]: string }> {
  const server = stack.use(await startMariadb(durable(memory)));
  const connection = await mysql.createConnection(server.url);
  for (const name of names) await connection.query(`create database segmark_${name}`);
  await connection.end();
  return names.map((name) => `${server.url}segmark_${name}`) as { [Name in keyof Names]: string };
}

/** A dedicated server with an empty database, stopped with the stack. */
export async function mariadbUrl(stack: AsyncDisposableStack, memory?: string): Promise<string> {
  const [url] = await mariadbUrls(stack, ["bench"], memory);
  return url;
}
