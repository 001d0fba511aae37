import type { Knex } from "knex";
import { takeNamedLock } from "../../database/locks/named-lock.ts";
import type { Product } from "../../database/product.ts";
import type { Run } from "../records/records.ts";
import { takeLease } from "./lease.ts";
import type { LockOptions, MigrationLock } from "./migration-lock.ts";

/** @throws MigratorError `run_in_progress` when the lock is held by another run for the whole waiting time */
export const takeLock = (db: Knex, product: Product, run: Run, options: LockOptions): Promise<MigrationLock> =>
  product.namedLock ? takeNamedLock(db, options) : takeLease(db, product, run, options);
