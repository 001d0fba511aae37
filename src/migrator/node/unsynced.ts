import knex, { type Knex } from "knex";
import { isSqlite } from "./probe.ts";

type Done = (error: unknown, connection: unknown) => void;
/** Asked the way Knex asks, because whoever created the connection may have wrapped it. */
type Connection = { query(statement: { sql: string }, values: [], done: (error: unknown) => void): void };
type AfterCreate = (connection: Connection, done: Done) => void;

/** A second way to a database. */
export type Session = AsyncDisposable & Readonly<{ knex: Knex }>;

/** Servers that know nothing of it refuse, and need not. */
const waitForNobody = (connection: Connection, done: Done): void =>
  connection.query({ sql: "set session wsrep_sync_wait = 0" }, [], () => done(null, connection));

/**
 * A connection of its own whose reads wait for nobody: for locks, and to look at what the server is doing.
 * On a cluster all other reads stand still while the schema is changed, until the pool is full of them. SQLite has one connection only.
 */
export function openUnsynced(db: Knex): Session {
  if (isSqlite(db)) return { knex: db, [Symbol.asyncDispose]: async () => undefined };
  const { config } = db.client;
  const prepare: AfterCreate = config.pool?.afterCreate ?? ((connection, done) => done(null, connection));
  const afterCreate: AfterCreate = (connection, done) =>
    prepare(connection, (error) => (error == null ? waitForNobody(connection, done) : done(error, connection)));
  const own = knex({ ...config, pool: { ...config.pool, min: 0, max: 1, afterCreate } });
  return { knex: own, [Symbol.asyncDispose]: () => own.destroy() };
}

/** Whether it may still be asked: a Knex that was destroyed has no pool any more. */
export const isOpen = (db: Knex): boolean => db.client.pool !== undefined;
