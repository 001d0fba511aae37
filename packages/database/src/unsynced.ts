import knex, { type Knex } from "knex";
import { isSqlite } from "./product.ts";

type Done = (error: unknown, connection: unknown) => void;
/** Called the way Knex does it, because the creator of the connection may have wrapped it. */
type Connection = { query(statement: { sql: string }, values: [], done: (error: unknown) => void): void };
type AfterCreate = (connection: Connection, done: Done) => void;

/** A separate connection to a database. */
export type Session = AsyncDisposable & Readonly<{ knex: Knex }>;

/** Servers without the setting refuse it and do not need it. */
const disableSyncWait = (connection: Connection, done: Done): void =>
  connection.query({ sql: "set session wsrep_sync_wait = 0" }, [], () => done(null, connection));

/**
 * A separate connection whose reads never block, for locks and for inspecting the server. On a cluster all other reads
 * block during a schema change, until they exhaust the pool. SQLite has only one connection.
 */
export function openUnsynced(db: Knex): Session {
  if (isSqlite(db)) return { knex: db, [Symbol.asyncDispose]: async () => undefined };
  const { config } = db.client;
  const prepare: AfterCreate = config.pool?.afterCreate ?? ((connection, done) => done(null, connection));
  const afterCreate: AfterCreate = (connection, done) =>
    prepare(connection, (error) => (error == null ? disableSyncWait(connection, done) : done(error, connection)));
  const own = knex({ ...config, pool: { ...config.pool, min: 0, max: 1, afterCreate } });
  return { knex: own, [Symbol.asyncDispose]: () => own.destroy() };
}

/** Whether it can still be queried: a destroyed Knex has no pool. */
export const isOpen = (db: Knex): boolean => db.client.pool !== undefined;
