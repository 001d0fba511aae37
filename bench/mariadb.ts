import mysql from "mysql2/promise";
import { startMariadb } from "../test/support/mariadb.ts";

/** A server of our own with an empty database, stopped with the stack. */
export async function mariadbUrl(stack: AsyncDisposableStack): Promise<string> {
  // Unlike the tests: what was confirmed is on the disk, and there is memory for the data.
  const flags = ["--innodb-flush-log-at-trx-commit=1", "--innodb-buffer-pool-size=512M"];
  const server = stack.use(await startMariadb(flags));
  const connection = await mysql.createConnection(server.url);
  await connection.query("create database segmark_bench");
  await connection.end();
  return `${server.url}segmark_bench`;
}
