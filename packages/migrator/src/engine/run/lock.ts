import { takeLease } from "@segmark/database/locks/lease";
import { type LeaseTable, leaseRow, releaseRow } from "@segmark/database/locks/lease-row";
import type { Lock } from "@segmark/database/locks/lock";
import { isNamedLockHeld, takeNamedLock } from "@segmark/database/locks/named-lock";
import { realPause } from "@segmark/database/pause";
import type { Product } from "@segmark/database/product";
import { retryBusy } from "@segmark/database/retry-busy";
import type { Knex } from "knex";
import { MigratorError } from "../../protocol/errors.ts";
import type { Run } from "../records/records.ts";
import { ensureLockTable } from "../records/tables.ts";

export type LockOptions = Readonly<{
  /** How long to wait for the lock, in ms. */
  waitMs: number;
  /** How long a lease outlives a process that was killed, in ms. Named locks end with their session at once. */
  leaseMs: number;
}>;

/** What the named lock is for. */
const purpose = "migrator";
/** Its fencing token is that of the coordinator, and not given by the lease. */
export const lockTable: LeaseTable = { name: "_migrations_lock", isFenced: false };

export const isMigrationLockHeld = (db: Knex): Promise<boolean> => isNamedLockHeld(db, purpose);

const inProgress = (what: string): MigratorError =>
  new MigratorError("run_in_progress", `${what}. Try again when it is done.`);

async function takeRunLease(db: Knex, product: Product, run: Run, options: LockOptions): Promise<Lock> {
  await retryBusy(product, realPause, () => ensureLockTable(db, product));
  const taker = { runId: run.id, owner: run.owner };
  const { renew, ...lease } = await takeLease(db, product, lockTable, taker, {
    ...options,
    pollMs: 100,
    renewMs: options.leaseMs / 3,
    retriesBusy: false,
    pause: realPause,
    timeoutError: (holder) => inProgress(`This database is being migrated by ${holder?.owner ?? "another process"}`),
  });
  return { ...lease, stillHeld: renew };
}

/**
 * The lock for running migrations on one database.
 * @throws MigratorError `run_in_progress` when the lock is held by another run for the whole waiting time
 */
export const takeLock = (db: Knex, product: Product, run: Run, options: LockOptions): Promise<Lock> =>
  product.namedLock
    ? takeNamedLock(db, purpose, {
        waitMs: options.waitMs,
        timeoutError: () => inProgress("Another process is migrating this database"),
      })
    : takeRunLease(db, product, run, options);

/**
 * `check` throws `leadership_lost` when a later run took over; inside a transaction it prevents that until the
 * transaction ends.
 */
export type CheckedLock = Lock & Readonly<{ check(trx: Knex): Promise<void> }>;

/**
 * The same lock with a row that names the run, because a named lock can change hands between two statements of another
 * session.
 * @throws MigratorError `run_in_progress`
 */
export async function takeCheckedLock(
  db: Knex,
  product: Product,
  run: Run,
  options: LockOptions,
): Promise<CheckedLock> {
  const lock = await takeLock(db, product, run, options);
  const release = async (): Promise<void> => {
    await releaseRow(db, lockTable, { run_id: run.id }).catch(() => undefined); // informational only; the lock itself is released next
    await lock[Symbol.asyncDispose]();
  };
  const name = async (): Promise<void> => {
    await ensureLockTable(db, product);
    await leaseRow(db, lockTable).update({ run_id: run.id, owner: run.owner.slice(0, 255) });
  };
  try {
    if (product.namedLock) await retryBusy(product, realPause, name);
  } catch (error) {
    await release();
    throw error;
  }
  const check = async (trx: Knex): Promise<void> => {
    const row: Readonly<{ run_id: string | null }> = await leaseRow(trx, lockTable).forUpdate().first("run_id");
    if (row.run_id !== run.id) throw new MigratorError("leadership_lost", "Another run took over this database.");
  };
  return { stillHeld: lock.stillHeld, lost: lock.lost, check, [Symbol.asyncDispose]: release };
}
