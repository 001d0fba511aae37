import type { Knex } from "knex";
import type { Connection, Done } from "./reject-after-abort.ts";
import type { Thread } from "./storage.ts";

/** A user's own threads are visible without any privilege. */
export const threadRows = (db: Knex, threads: readonly Thread[]): Knex.QueryBuilder =>
  db("information_schema.processlist").where((either) => {
    for (const { id, host } of threads) either.orWhere({ id, host });
  });

const hostSql = "select host as host from information_schema.processlist where id = connection_id()";

/** @throws what the driver throws */
export const queryConnection = (connection: Connection, sql: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const answer: Done = (error, rows) => (error == null ? resolve(rows) : reject(error));
    connection.query?.({ sql }, [], answer);
  });

/** The thread of a new connection; undefined where there is no server. */
export async function threadOf(connection: Connection): Promise<Thread | undefined> {
  const { threadId: id } = connection;
  if (id === undefined) return undefined;
  const [row] = (await queryConnection(connection, hostSql)) as readonly Readonly<{ host: string }>[];
  return { id, host: row?.host ?? "" };
}
