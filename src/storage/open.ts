import type { Knex } from "knex";
import { connectSqlite, type Synchronous } from "../database/connect-sqlite.ts";
import { dialectOf } from "../database/dialect.ts";
import { tellOfConnections } from "../database/failures.ts";
import { mostMembers, waitingForGroup } from "../database/group-commit.ts";
import type { HostNews, Primary } from "../database/hosts/primary.ts";
import { closeReader } from "../database/sqlite-rows.ts";
import { asProblem, inTransaction } from "../database/transaction.ts";
import { type MysqlTarget, parseDatabaseUrl } from "../database/url.ts";
import { Problem } from "../errors.ts";
import type { Written } from "./segments/videos.ts";
import { type Stores, storesOf } from "./stores.ts";

export type StorageOptions = Readonly<{
  url: string;
  /** Maximum number of connections to a server. Default: 10. SQLite always has one. */
  connections?: number;
  /** How long a query waits for a connection, in ms. Default: 4000; 10000 for SQLite, whose only connection everybody queues for. */
  acquireTimeoutMs?: number;
  /** How long a server may take to answer a statement, in ms. Default: 8000. 0, for schema steps, means no limit. */
  statementTimeoutMs?: number;
  /** When a commit of SQLite counts as durable. Default: `full`. */
  synchronous?: Synchronous;
  /** Of several hosts: hears where the database is written from now on. */
  onHost?: (news: HostNews) => void;
  /** Goes to the same host as another storage of the same address, which stays open longer. */
  beside?: Pick<Storage, "primary">;
}>;

/** Connections that are at work, idle, and asked for in vain so far. */
export type PoolMetrics = Readonly<{ used: number; free: number; waiting: number }>;

/** An open database. Its schema may be missing or old: see `applySchema`. */
export type Storage = AsyncDisposable &
  Readonly<{
    engine: "sqlite" | "mysql";
    /** Most connections at once. */
    connections: number;
    /** Transactions of requests that can be under way at once, so that readers and operators find a connection. */
    places: number;
    stores: Stores;
    /** One transaction; what `work` is given belongs to it. `work` may run again after a deadlock. */
    transaction<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
    /** Calls `listener` after each commit that changed videos, before the transaction resolves. */
    onWrite(listener: (written: Written) => void): void;
    /** Fails when the database does not answer within two seconds. */
    ping(): Promise<void>;
    /** The refusal for an error that tells of an outage (see `outage.ts`), undefined for any other. */
    asProblem(error: unknown): Problem | undefined;
    metrics(): PoolMetrics;
    close(): Promise<void>;
    /** Which of several hosts is in use; undefined when there is one. */
    primary: Primary | undefined;
    /** For schema steps, imports and tests. */
    knex: Knex;
  }>;

const pingTimeoutMs = 2000;
/** Connections to a server that no transaction of a request takes. */
const keptForReads = 3;
/** Statements that may wait for a connection. At some thousand statements a second, nobody waits for more than a moment. */
const mostWaiting = 1000;

/** A queue that only grows keeps everybody waiting until the time limit: one more is refused at once. */
function limitQueue({ client }: Knex): void {
  const acquire: () => Promise<unknown> = client.acquireConnection.bind(client);
  client.acquireConnection = async (): Promise<unknown> => {
    if (client.pool?.numPendingAcquires() >= mostWaiting) throw new Problem("overloaded", undefined, { retryAfter: 1 });
    return acquire();
  };
}

type Opened = Readonly<{ db: Knex; primary: Primary | undefined; end: () => Promise<void> }>;

async function openMysql(
  target: MysqlTarget,
  options: Required<Omit<StorageOptions, "beside">>,
  given: Primary | undefined,
): Promise<Opened> {
  // The driver and all around it is loaded by those who use it.
  const [{ mysqlPool, tryPool }, { followPrimary }] = await Promise.all([
    import("../database/connect-mysql.ts"),
    import("../database/hosts/primary.ts"),
  ]);
  const [first, second] = target.hosts;
  const own = second === undefined || given !== undefined ? undefined : followPrimary(target, options.onHost);
  const primary = given ?? own;
  const holds = options.statementTimeoutMs > 0; // schema steps have transactions of their own kind
  const db = mysqlPool(target, primary ?? first, { ...options, holds });
  try {
    await tryPool(target, primary ?? first, db);
  } catch (error) {
    await own?.[Symbol.asyncDispose]();
    throw error;
  }
  const end = async (): Promise<void> => {
    await db.destroy();
    await own?.[Symbol.asyncDispose]();
  };
  return { db, primary, end };
}

async function openSqlite(...given: Parameters<typeof connectSqlite>): Promise<Opened> {
  const db = await connectSqlite(...given);
  const end = async (): Promise<void> => {
    closeReader(db); // the last one to close writes the log back into the file, which a reader cannot
    await db.destroy();
  };
  return { db, primary: undefined, end };
}

/**
 * @throws Error that names the file or the servers and the remedy, never the password, when the address is wrong,
 *   nobody answers there, or the file is damaged
 */
export async function openStorage({
  url,
  connections = 10,
  acquireTimeoutMs = url.startsWith("sqlite:") ? 10_000 : 4000,
  statementTimeoutMs = 8000,
  synchronous = "full",
  onHost = () => undefined,
  beside,
}: StorageOptions): Promise<Storage> {
  const target = parseDatabaseUrl(url);
  const options = { url, connections, acquireTimeoutMs, statementTimeoutMs, synchronous, onHost };
  const { db, primary, end } =
    target.engine === "sqlite"
      ? await openSqlite(target, { acquireTimeoutMs, synchronous })
      : await openMysql(target, options, beside?.primary);
  limitQueue(db);
  tellOfConnections(db);
  const listeners: ((written: Written) => void)[] = [];
  return {
    engine: target.engine,
    connections: target.engine === "sqlite" ? 1 : connections,
    places: target.engine === "sqlite" ? mostMembers : Math.max(1, connections - keptForReads),
    stores: storesOf(db),
    transaction: async (work) => {
      const { result, written } = await inTransaction(db, async (trx) => {
        const stores = storesOf(trx);
        return { result: await work(stores), written: await stores.videos.announce() };
      });
      if (written !== undefined) for (const tell of listeners) tell(written);
      return result;
    },
    onWrite: (listener) => void listeners.push(listener),
    ping: async () => void (await db.raw(dialectOf(db).probe).timeout(pingTimeoutMs)),
    asProblem: (error) => asProblem(db, error),
    metrics: () => {
      const { pool } = db.client;
      return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() + waitingForGroup(db) };
    },
    close: end,
    primary,
    knex: db,
    [Symbol.asyncDispose]: end,
  };
}
