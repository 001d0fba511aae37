import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { realPause } from "@segmark/database/pause";
import { isSqlite, type Product, productOf } from "@segmark/database/product";
import { retryBusy } from "@segmark/database/retry-busy";
import { type OptionNames, refuseUnknownOptions } from "@segmark/openapi/internal/known-options";
import type { Knex } from "knex";
import { MigratorError } from "../../protocol/errors.ts";
import { type MigratorLog, silent } from "../../protocol/log.ts";
import type { FailurePlace } from "../../protocol/outcomes.ts";
import { safeDisposable, safeLog } from "../../protocol/safe-log.ts";
import { type ListedMigration, type Loader, listAll, loadEach } from "../list/loader.ts";
import { pendingOf } from "../records/history.ts";
import { tidyJournal } from "../records/journal.ts";
import {
  journalEnd,
  journalStart,
  type Run,
  readApplied,
  readInterrupted,
  recordApplied,
  withFirstFailure,
} from "../records/records.ts";
import { ensureRecordTables } from "../records/tables.ts";
import { applyInOrder } from "./apply-in-order.ts";
import { loadContained, runWithStorage } from "./context.ts";
import { failurePlaceOf, logFailure, messageOfFailure } from "./failure.ts";
import { type CheckedLock, type LockOptions, takeCheckedLock } from "./lock.ts";
import { leaseBounds, milliseconds } from "./milliseconds.ts";
import { watchStatements } from "./statements.ts";

export type MigratorOptions = Readonly<{ knex: Knex; loader: Loader; log?: MigratorLog } & Partial<LockOptions>>;

const optionNames = {
  knex: true,
  loader: true,
  log: true,
  waitMs: true,
  leaseMs: true,
} satisfies OptionNames<MigratorOptions>;

/** Migrations of one database. */
export type Migrator = Readonly<{
  /**
   * Applies what is pending, in order; returns the names applied by this call. Safe to call concurrently from any
   * number of processes.
   */
  up(): Promise<string[]>;
  applied(): Promise<string[]>;
  /** @throws MigratorError when the applied migrations do not match the list */
  pending(): Promise<string[]>;
}>;

/** Cluster context of a migration that runs without a cluster. */
const singleNode = { alias: "local", replicaset: "default", roles: ["vshard-router", "vshard-storage"] } as const;

const names = (migrations: readonly Readonly<{ name: string }>[]): string[] => migrations.map(({ name }) => name);

const lockLost = (name: string): MigratorError =>
  new MigratorError("leadership_lost", `The migration lock was lost; ${name} is not recorded.`, { migration: name });

const whereText = (place: FailurePlace | null): string =>
  place?.file == null ? "" : ` (${place.file}${place.line === null ? "" : ` line ${place.line}`})`;

/**
 * Runs one migration and records it. The journal line before it shows later that a run died half-way.
 * There is no rollback: MySQL commits implicitly at every schema change.
 */
async function apply(
  migration: ListedMigration,
  lock: CheckedLock,
  run: Run,
  { knex, log, product }: Pick<Required<MigratorOptions>, "knex" | "log"> & Readonly<{ product: Product }>,
): Promise<void> {
  const { name, up } = migration;
  const persist = <T>(work: () => Promise<T>): Promise<T> => retryBusy(product, realPause, work);
  if (!(await lock.stillHeld())) throw lockLost(name);
  const attempt = await persist(() => journalStart(knex, run, name));
  const stopWatching = watchStatements(knex);
  try {
    await runWithStorage({ knex, log, signal: lock.lost, ...singleNode }, up, { migration: name });
  } catch (cause) {
    const [error, place] = [messageOfFailure(cause), failurePlaceOf(cause, name)];
    await journalEnd(knex, attempt, "failed", { error, place }).catch(() => undefined); // the first error is the one to report
    logFailure(log, "error", { migration: name, place }, cause);
    const advice = "Statements before the failing one may have stayed. It runs again from its start next time.";
    const why = withFirstFailure(error, attempt);
    throw new MigratorError("migration_failed", `Migration ${name} failed: ${why}${whereText(place)} ${advice}`, {
      cause,
      migration: name,
    });
  } finally {
    stopWatching();
  }
  try {
    if (!(await lock.stillHeld())) throw lockLost(name);
    await persist(() => recordApplied(knex, attempt, migration.hash, lock.check));
  } catch (error) {
    if (!(error instanceof MigratorError)) throw error;
    await journalEnd(knex, attempt, "leadership_lost").catch(() => undefined);
    throw lockLost(name);
  }
}

/**
 * The migrator for one database on one node. Does nothing until a method of the result is called.
 * @param migratorOptions `waitMs` how long to wait for another process, default 60 s, up to Infinity; `leaseMs` the
 *   duration of a lease, 100 ms to an hour, default 30 s
 * @throws RangeError for a duration outside its bounds
 */
export function createMigrator(migratorOptions: MigratorOptions): Migrator {
  refuseUnknownOptions(migratorOptions, optionNames);
  const options = { ...migratorOptions, log: safeLog(migratorOptions.log ?? silent) };
  const { knex, loader, log } = options;
  const waitMs = milliseconds("waitMs", options.waitMs ?? 60_000, { max: Number.POSITIVE_INFINITY });
  const leaseMs = milliseconds("leaseMs", options.leaseMs ?? 30_000, leaseBounds);

  const list = (): Promise<ListedMigration[]> => loadContained(() => listAll(loader), log);

  async function up(): Promise<string[]> {
    const listed = await list();
    const expected = pendingOf(listed, await readApplied(knex));
    if (listed.length > 0 && expected.length === 0) return [];
    await loadContained(() => loadEach(expected, isSqlite(knex) ? "sqlite" : "mysql"), log);
    const product = await productOf(knex);
    const run: Run = { id: randomUUID(), owner: `${hostname()} process ${process.pid}`, now: Date.now };
    const lock = await takeCheckedLock(knex, product, run, { waitMs, leaseMs });
    await using _lock = safeDisposable(lock, log);
    await retryBusy(product, realPause, async () => {
      await ensureRecordTables(knex, product);
      await tidyJournal(knex, product);
    });
    const interrupted = await readInterrupted(knex);

    const done: string[] = [];
    const pending = pendingOf(listed, await readApplied(knex));
    await applyInOrder(pending, { interrupted, log, about: {} }, async (migration) => {
      await apply(migration, lock, run, { ...options, product }).catch((error: unknown) => {
        if (!(error instanceof MigratorError)) throw error;
        const { code, message, cause } = error;
        throw new MigratorError(code, message, { cause, migration: migration.name, appliedNow: done });
      });
      done.push(migration.name);
    });
    return done;
  }

  return {
    up,
    applied: async () => names(await readApplied(knex)),
    pending: async () => names(pendingOf(await list(), await readApplied(knex))),
  };
}
