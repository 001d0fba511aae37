import type { Knex } from "knex";
import type { Connection } from "./gate.ts";
import type { Thread } from "./storage.ts";

/** A user's own threads are visible without any privilege. */
export const threadRows = (db: Knex, threads: readonly Thread[]): Knex.QueryBuilder =>
  db("information_schema.processlist").where((either) => {
    for (const { id, host } of threads) either.orWhere({ id, host });
  });

const hostSql = "select host as host from information_schema.processlist where id = connection_id()";

type Answer = (error: unknown, rows: readonly Readonly<{ host: string }>[]) => void;

/** The thread of a new connection; undefined where there is no server. */
export async function threadOf(connection: Connection): Promise<Thread | undefined> {
  const { threadId: id } = connection;
  if (id === undefined) return undefined;
  return new Promise((resolve, reject) => {
    const answer: Answer = (error, rows) =>
      error == null ? resolve({ id, host: rows[0]?.host ?? "" }) : reject(error);
    connection.query?.({ sql: hostSql }, [], answer);
  });
}
