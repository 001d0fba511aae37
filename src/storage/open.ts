import { connectSqlite, type Synchronous } from "@segmark/database/connect/sqlite";
import { dialectOf } from "@segmark/database/dialect";
import { reportAcquireErrors } from "@segmark/database/failures";
import { maxMembers, waitingForGroup } from "@segmark/database/group-commit";
import type { HostChange, Primary } from "@segmark/database/hosts/primary";
import { closeReader } from "@segmark/database/sqlite-rows";
import { type MysqlTarget, parseDatabaseUrl } from "@segmark/database/url";
import type { Knex } from "knex";
import type { EventType } from "../domain/outgoing/event.ts";
import type { Problem } from "../errors.ts";
import type { Written } from "./segments/videos.ts";
import { type Stores, storesOf, type Transaction } from "./stores.ts";
import { asProblem, problemOf } from "./transactions/problem.ts";
import { inTransaction } from "./transactions/transaction.ts";

export type StorageOptions = Readonly<{
  url: string;
  /** Maximum number of connections to a server. Default: 10. SQLite always has one. */
  connections?: number;
  /** How long a query waits for a connection, in ms. Default: 4000; 10000 for SQLite, which has only one connection. */
  acquireTimeoutMs?: number;
  /** Statement timeout of a server, in ms. Default: 8000. 0, for migrations, means no limit. */
  statementTimeoutMs?: number;
  /** When a commit of SQLite counts as durable. Default: `full`. */
  synchronous?: Synchronous;
  /** With several hosts: called when another one becomes the primary. */
  onHost?: (news: HostChange) => void;
  /** Uses the same host as another storage with the same URL, which must stay open longer. */
  sameHostAs?: Pick<Storage, "primary">;
}>;

/** Connections in use, idle connections, and pending requests for one. */
export type PoolMetrics = Readonly<{ used: number; free: number; waiting: number }>;

/** An open database. Its schema may be missing or outdated: see `applySchema`. */
export type Storage = AsyncDisposable &
  Readonly<{
    engine: "sqlite" | "mysql";
    /** Maximum number of connections. */
    connections: number;
    /** Maximum number of concurrent request transactions, so that connections are left for reads and operators. */
    slots: number;
    stores: Stores;
    /** Says who the administrator is, who may do what a VIP may. */
    setAdministrator(publicId: string | undefined): void;
    /** Says of which events transactions store a row. */
    setWantedEvents(types: ReadonlySet<EventType>): void;
    /** `work` may run again after a deadlock. */
    transaction: Transaction;
    /** Calls `listener` after each commit that changed videos, before the transaction resolves. */
    onWrite(listener: (written: Written) => void): void;
    /** Fails if the database does not answer within two seconds. */
    ping(): Promise<void>;
    /** Maps an error caused by an outage (see `packages/database/src/outage.ts`) to a problem; undefined for any other error. */
    asProblem(error: unknown): Problem | undefined;
    metrics(): PoolMetrics;
    close(): Promise<void>;
    /** With several hosts, the one in use; undefined if there is only one. */
    primary: Primary | undefined;
    /** For migrations, imports and tests. */
    knex: Knex;
  }>;

const pingTimeoutMs = 2000;
/** Connections to a server that are not available to request transactions. */
const keptForReads = 3;
/** Maximum number of statements waiting for a connection. At a few thousand statements per second the wait is short. */
const maxWaiting = 1000;

/** Fails fast when the queue is full: in an ever-growing queue, everybody would wait until the timeout. */
function limitQueue({ client }: Knex): void {
  const acquire: () => Promise<unknown> = client.acquireConnection.bind(client);
  client.acquireConnection = async (): Promise<unknown> => {
    if (client.pool?.numPendingAcquires() >= maxWaiting) throw problemOf("overloaded");
    return acquire();
  };
}

type Opened = Readonly<{ db: Knex; primary: Primary | undefined; end: () => Promise<void> }>;

async function openMysql(
  target: MysqlTarget,
  options: Required<Omit<StorageOptions, "sameHostAs">>,
  shared: Primary | undefined,
): Promise<Opened> {
  // Loaded lazily, so that only those who use the driver load it.
  const [{ mysqlPool, verifyConnection }, { followPrimary }] = await Promise.all([
    import("@segmark/database/connect/mysql"),
    import("@segmark/database/hosts/primary"),
  ]);
  const [first, second] = target.hosts;
  const own = second === undefined || shared !== undefined ? undefined : followPrimary(target, options.onHost);
  const primary = shared ?? own;
  const defersStatements = options.statementTimeoutMs > 0; // migrations manage their own transactions
  const db = mysqlPool(target, primary ?? first, { ...options, defersStatements });
  try {
    await verifyConnection(target, primary ?? first, db);
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

async function openSqlite(...args: Parameters<typeof connectSqlite>): Promise<Opened> {
  const db = await connectSqlite(...args);
  const end = async (): Promise<void> => {
    closeReader(db); // the last connection to close checkpoints the WAL, which a reader cannot do
    await db.destroy();
  };
  return { db, primary: undefined, end };
}

/**
 * @throws Error naming the file or the servers and the remedy, never the password, if the URL is wrong, the servers are
 *   unreachable, or the file is damaged
 */
export async function openStorage({
  url,
  connections = 10,
  acquireTimeoutMs = url.startsWith("sqlite:") ? 10_000 : 4000,
  statementTimeoutMs = 8000,
  synchronous = "full",
  onHost = () => undefined,
  sameHostAs,
}: StorageOptions): Promise<Storage> {
  const target = parseDatabaseUrl(url);
  const options = { url, connections, acquireTimeoutMs, statementTimeoutMs, synchronous, onHost };
  const { db, primary, end } =
    target.engine === "sqlite"
      ? await openSqlite(target, { acquireTimeoutMs, synchronous })
      : await openMysql(target, options, sameHostAs?.primary);
  limitQueue(db);
  reportAcquireErrors(db);
  let administrator: string | undefined;
  let wanted: ReadonlySet<EventType> = new Set();
  const storesIn = (connection: Knex): Stores =>
    storesOf(
      connection,
      () => administrator,
      () => wanted,
    );
  const listeners: ((written: Written) => void)[] = [];
  return {
    engine: target.engine,
    connections: target.engine === "sqlite" ? 1 : connections,
    slots: target.engine === "sqlite" ? maxMembers : Math.max(1, connections - keptForReads),
    stores: storesIn(db),
    setAdministrator: (publicId) => {
      administrator = publicId;
    },
    setWantedEvents: (types) => {
      wanted = types;
    },
    transaction: async (work) => {
      const { result, written } = await inTransaction(db, async (trx) => {
        const stores = storesIn(trx);
        return { result: await work(stores), written: await stores.videos.announce() };
      });
      if (written !== undefined) for (const notify of listeners) notify(written);
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
