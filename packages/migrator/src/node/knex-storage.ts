import { type Pause, settlesWithin } from "@segmark/database/pause";
import { isSqlite, type Product, productOf } from "@segmark/database/product";
import { readFacts } from "@segmark/database/replication/read-facts";
import { replicationState } from "@segmark/database/replication/replication-state";
import { retryBusy } from "@segmark/database/retry-busy";
import { openUnsynced } from "@segmark/database/unsynced";
import type { Knex } from "knex";
import { readFailed, writeAmending } from "../engine/records/amend.ts";
import { tidyJournal } from "../engine/records/journal.ts";
import { journalEnd, journalStart, readApplied, recordApplied, updateHashes } from "../engine/records/records.ts";
import { ensureLockTable, ensureRecordTables } from "../engine/records/tables.ts";
import { readPast } from "../engine/records/timeline.ts";
import type { Probe } from "../protocol/contracts.ts";
import { blockersOf } from "./blockers.ts";
import { readHolder } from "./holder.ts";
import { interruptedIn, lastAttemptIn } from "./journal.ts";
import { killStatements, untilIdle } from "./kill-statements.ts";
import { takeLeaderLock } from "./leader-lock.ts";
import { progressOf } from "./progress.ts";
import type { FencedRun, LockedStorage, NodeStorage } from "./storage.ts";
import { openWorkPool } from "./work-pool.ts";

async function probeSqlite(db: Knex): Promise<Omit<Probe, "alias">> {
  const rows: readonly Readonly<{ version: string }>[] = await db.raw("select sqlite_version() as version");
  const always = { mode: "sqlite", writable: true, why: null, primary: true, bypassesReadOnly: false } as const;
  return { ...always, server: String(db.client.config.connection.filename), version: rows[0]?.version ?? "" };
}

/** Current state of the database, as it reports it. */
const probeDatabase = async (db: Knex): Promise<Omit<Probe, "alias">> =>
  isSqlite(db) ? probeSqlite(db) : replicationState(await readFacts(db));

/**
 * - `alias`    of the instance, for messages
 * - `db`       with `isShared`, `close` leaves it open
 * - `leaseMs`  how long a lease outlives a killed process
 */
export type KnexStorageOptions = Readonly<{
  alias: string;
  db: Knex;
  isShared: boolean;
  pause: Pause;
  leaseMs: number;
}>;

/** How long closing may take, in ms: more than `destroy` takes for a pool that was opened from a URL. */
const closeMs = 4000;

/** Instances of one cluster may create the tables concurrently. */
const ensureTables = (db: Knex, product: Product, pause: Pause): Promise<void> =>
  retryBusy(product, pause, async () => {
    await ensureRecordTables(db, product);
    await ensureLockTable(db, product);
  });

async function lockDatabase(options: KnexStorageOptions, run: FencedRun, waitMs: number): Promise<LockedStorage> {
  const { db, pause } = options;
  const product = await productOf(db);
  const { check, ...lock } = await takeLeaderLock({ ...options, lockWaitMs: waitMs }, product, run);
  const persist = <T>(work: () => Promise<T>): Promise<T> => retryBusy(product, pause, work);
  try {
    await persist(() => tidyJournal(db, product));
  } catch (error) {
    await lock[Symbol.asyncDispose]();
    throw error;
  }
  return {
    ...lock,
    begin: async (name, work) => {
      await check(work.knex); // over a connection of the run, which also shows that it still has one
      return persist(() => journalStart(db, run, name));
    },
    end: (attempt, outcome, failure) => persist(() => journalEnd(db, attempt, outcome, failure)),
    record: (attempt, hash) => persist(() => recordApplied(db, attempt, hash, check)),
    updateHashes: (outdated) =>
      persist(() =>
        db.transaction(async (trx) => {
          await updateHashes(trx, outdated);
          await check(trx);
        }),
      ),
    amend: (choose) =>
      persist(() =>
        db.transaction(async (trx) => {
          await check(trx);
          const chosen = choose({ applied: await readApplied(trx), failed: await readFailed(trx) });
          await writeAmending(trx, run, chosen);
          return chosen;
        }),
      ),
  };
}

/** Records, locks and journal in tables of the migrated database, on any product supported here. */
export function createKnexStorage(options: KnexStorageOptions): NodeStorage {
  const { db, isShared, pause } = options;
  const unsynced = openUnsynced(db);
  let heldBy: FencedRun | null = null;
  /**
   * While this process holds the lock, the local database is complete, and reads need not wait for a blocked cluster.
   */
  const records = (): Knex => (heldBy === null ? db : unsynced.knex);

  const lock: NodeStorage["lock"] = async (run, waitMs) => {
    const locked = await lockDatabase(options, run, waitMs);
    heldBy = run;
    const release = async (): Promise<void> => {
      await locked[Symbol.asyncDispose]();
      if (heldBy === run) heldBy = null;
    };
    return { ...locked, [Symbol.asyncDispose]: release };
  };
  return {
    engine: isSqlite(db) ? "sqlite" : "mysql",
    probe: () => probeDatabase(unsynced.knex),
    prepare: async () => ensureTables(db, await productOf(db), pause),
    applied: () => readApplied(records()),
    interrupted: (holder) => interruptedIn(records(), holder),
    lastAttempt: () => lastAttemptIn(records()),
    failed: async (holder) =>
      (await readFailed(records())).filter(({ runId }) => holder === null || runId !== holder.runId),
    foreign: async (tool, table) => (await import("../engine/adopt/read-tables.ts")).readTables(db, tool, table),
    past: (limit) => readPast(records(), limit),
    holder: async () => readHolder(records(), await productOf(unsynced.knex), heldBy?.id),
    lock,
    openWork: (signal) => openWorkPool(db, signal, pause),
    kill: (threads, killing) => killStatements(db, threads, { ...killing, pause }),
    untilIdle: (threads) => untilIdle(db, threads, pause),
    progress: (threads) => progressOf(unsynced.knex, threads),
    blockers: (sql, threads) => blockersOf(unsynced.knex, sql, threads),
    schema: async () => (await import("../engine/schema/introspect.ts")).readSchema(db),
    close: async () => {
      const own = unsynced[Symbol.asyncDispose]();
      // Concurrently: with an unresponsive server the first settles only once the second has destroyed its sockets.
      await settlesWithin(closeMs, pause, Promise.all([own, isShared ? undefined : db.destroy()]));
    },
  };
}
