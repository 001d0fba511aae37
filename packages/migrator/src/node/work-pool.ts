import { type Pause, settlesWithin } from "@segmark/database/pause";
import { isSqlite } from "@segmark/database/product";
import knex, { type Knex } from "knex";
import { watchStatements } from "../engine/run/statements.ts";
import { ignoringErrors } from "../protocol/safe-log.ts";
import { type LockWait, lockLimits, retryLockWaits } from "./lock-waits.ts";
import { type Connection, rejectAfterAbort } from "./reject-after-abort.ts";
import type { Thread, WorkPool } from "./storage.ts";
import { queryConnection, threadOf } from "./threads.ts";

/**
 * A pool of 1 deadlocks as soon as code mixes a transaction with an outside query; SQLite has one writer, which would
 * wait for itself.
 */
const maxConnections = 4;
/** How long connections may take to close, in ms. */
const closeTimeoutMs = 1000;

type Done = (error: unknown, connection: unknown) => void;

/**
 * Copies non-enumerable properties too: Knex hides passwords that way. The server's default character set may be
 * anything.
 */
function inUtf8(connection: unknown): unknown {
  if (typeof connection !== "object" || connection === null) return connection;
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(connection));
  return Object.assign(copy, { charset: "utf8mb4" });
}

/** An in-memory database exists in one connection only, which is then shared. */
const inMemory = (db: Knex): boolean => isSqlite(db) && db.client.config.connection.filename === ":memory:";

/** Sets the lock timeouts of a new connection. Returns its server thread; undefined for SQLite. */
async function limitLockWaits(connection: Connection): Promise<Thread | undefined> {
  const thread = await threadOf(connection);
  if (thread !== undefined) await queryConnection(connection, lockLimits);
  return thread;
}

/** @param signal when it aborts, no more connections are handed out, and those in use reject statements */
export function openWorkPool(db: Knex, signal: AbortSignal, pause: Pause): WorkPool {
  const { config } = db.client;
  const opened = new Set<Connection>();
  const threads: Thread[] = [];
  const waits = new Set<LockWait>();
  const configured: ((connection: Connection, done: Done) => void) | undefined = config.pool?.afterCreate;
  const afterCreate = (connection: Connection, done: Done): void => {
    const ready: Done = (error, prepared) => {
      if (error != null) return done(error, prepared);
      void limitLockWaits(connection).then(
        (thread) => {
          if (thread !== undefined) threads.push(thread);
          rejectAfterAbort(connection, signal);
          retryLockWaits(connection, { signal, pause, waits });
          opened.add(connection);
          connection.once?.("end", () => opened.delete(connection));
          done(null, prepared);
        },
        (reason: unknown) => done(reason, prepared),
      );
    };
    if (configured === undefined) ready(null, connection);
    else configured(connection, ready);
  };
  const sqlite = isSqlite(db);
  const connection = sqlite ? config.connection : inUtf8(config.connection);
  const max = sqlite ? 1 : maxConnections;
  const pool = { ...config.pool, min: 0, max, afterCreate };
  // A driver error does not know the line that sent its statement, and Knex would put values into its message.
  const own = knex({ ...config, connection, pool, asyncStackTraces: true, compileSqlOnError: false });
  watchStatements(own);

  const source = inMemory(db) ? db.client : own.client;
  const acquire: () => Promise<Connection> = source.acquireConnection.bind(source);
  const release: (one: Connection) => Promise<void> = source.releaseConnection.bind(source);
  const acquired = new Set<Connection>();
  own.client.acquireConnection = async (): Promise<Connection> => {
    signal.throwIfAborted();
    const one = await acquire();
    acquired.add(one);
    if (!signal.aborted) return one;
    await own.client.releaseConnection(one);
    throw signal.reason;
  };
  own.client.releaseConnection = async (one: Connection): Promise<void> => {
    if (acquired.delete(one)) await release(one);
  };
  /**
   * After a failed COMMIT, a connection returns to the pool with an open transaction; MySQL ends it at the next use,
   * SQLite keeps the write lock.
   */
  const unfinished = (): Connection[] => [
    ...new Set([...acquired, ...[...opened].filter(({ inTransaction }) => inTransaction)]),
  ];
  const abandon = async (busy: readonly Thread[] = []): Promise<void> => {
    for (const one of unfinished()) {
      if (busy.some(({ id }) => id === one.threadId)) continue;
      if (inMemory(db)) {
        if (one.inTransaction === true) one.exec?.("rollback");
        await own.client.releaseConnection(one);
      } else ignoringErrors(() => (one.destroy ?? one.close)?.call(one)); // a busy connection throws; the others must still be closed
    }
  };

  const end = async (): Promise<void> => {
    await abandon();
    await settlesWithin(closeTimeoutMs, pause, own.destroy());
  };
  let ending: Promise<void> | undefined;
  const close = (): Promise<void> => {
    ending ??= end();
    return ending;
  };
  return {
    knex: own,
    threads: () => [...threads],
    waiting: () => [...waits][0],
    inUse: () => unfinished().length > 0,
    abandon,
    [Symbol.asyncDispose]: close,
  };
}
