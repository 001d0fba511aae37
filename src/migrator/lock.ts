import type { Knex } from "knex";
import { takeLease } from "./lease.ts";
import { takeNamedLock } from "./named-lock.ts";
import type { Product } from "./product.ts";
import type { Run } from "./records.ts";

export type LockOptions = Readonly<{
  /** How long to stand in line before giving up, in ms. */
  waitMs: number;
  /** How long a lease outlives a process that was killed, in ms. Named locks end with their session at once. */
  leaseMs: number;
}>;

/** The right to run migrations on one database. Whoever holds it asks `stillHeld` before every step. */
export type MigrationLock = AsyncDisposable & Readonly<{ stillHeld(): Promise<boolean> }>;

/** @throws MigratorError `run_in_progress` when somebody else holds the lock for the whole waiting time */
export const takeLock = (db: Knex, product: Product, run: Run, options: LockOptions): Promise<MigrationLock> =>
  product.namedLock ? takeNamedLock(db, options) : takeLease(db, product, run, options);
