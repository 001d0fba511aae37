import type { Knex } from "knex";
import type { Problem } from "../errors.ts";
import { connectMysql } from "./connect-mysql.ts";
import { connectSqlite, type Synchronous } from "./connect-sqlite.ts";
import { dialectOf } from "./dialect.ts";
import { tellOfConnections } from "./failures.ts";
import { type Stores, storesOf } from "./stores.ts";
import { asProblem, inTransaction } from "./transaction.ts";
import { parseDatabaseUrl } from "./url.ts";

export type StorageOptions = Readonly<{
  url: string;
  /** Most connections to a server at once, 10 unless told. SQLite always has one. */
  connections?: number;
  /** How long a query waits for a connection, in ms, 4000 unless told. */
  acquireTimeoutMs?: number;
  /** How long a server may take to answer a statement, in ms, 8000 unless told; 0 for schema steps, which may take long. */
  statementTimeoutMs?: number;
  /** When a commit of SQLite counts as done, `full` unless told. */
  synchronous?: Synchronous;
}>;

/** Connections that are at work, idle, and asked for in vain so far. */
export type PoolMetrics = Readonly<{ used: number; free: number; waiting: number }>;

/** An open database. Its schema may be missing or old: see `applySchema`. */
export type Storage = AsyncDisposable &
  Readonly<{
    engine: "sqlite" | "mysql";
    stores: Stores;
    /** One transaction; what `work` is given belongs to it. `work` may run again after a deadlock. */
    transaction<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
    /** Fails when the database does not answer within two seconds. */
    ping(): Promise<void>;
    /** The refusal for an error that tells of an outage (see `outage.ts`), undefined for any other. */
    asProblem(error: unknown): Problem | undefined;
    metrics(): PoolMetrics;
    close(): Promise<void>;
    /** For schema steps, imports and tests. */
    knex: Knex;
  }>;

const pingTimeoutMs = 2000;

/**
 * @throws Error that names the file or the server and the remedy, never the password, when the address is wrong,
 *   nobody answers there, or the file is damaged
 */
export async function openStorage({
  url,
  connections = 10,
  acquireTimeoutMs = 4000,
  statementTimeoutMs = 8000,
  synchronous = "full",
}: StorageOptions): Promise<Storage> {
  const target = parseDatabaseUrl(url);
  const db =
    target.engine === "sqlite"
      ? await connectSqlite(target, { acquireTimeoutMs, synchronous })
      : await connectMysql(target, { acquireTimeoutMs, connections, statementTimeoutMs });
  tellOfConnections(db);
  const close = async (): Promise<void> => db.destroy();
  return {
    engine: target.engine,
    stores: storesOf(db),
    transaction: (work) =>
      inTransaction(db, async (trx) => {
        const stores = storesOf(trx);
        const result = await work(stores);
        await stores.videos.announce();
        return result;
      }),
    ping: async () => void (await db.raw(dialectOf(db).probe).timeout(pingTimeoutMs)),
    asProblem: (error) => asProblem(db, error),
    metrics: () => {
      const { pool } = db.client;
      return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
    },
    close,
    knex: db,
    [Symbol.asyncDispose]: close,
  };
}
