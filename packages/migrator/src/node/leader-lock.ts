import { leaseRow, releaseRow } from "@segmark/database/locks/lease-row";
import type { Lock } from "@segmark/database/locks/lock";
import type { Pause } from "@segmark/database/pause";
import type { Product } from "@segmark/database/product";
import { retryBusy } from "@segmark/database/retry-busy";
import type { Knex } from "knex";
import { ensureLockTable } from "../engine/records/tables.ts";
import { lockTable, takeLock } from "../engine/run/lock.ts";
import { MigratorError } from "../protocol/errors.ts";
import { isSameRun } from "../protocol/run-id.ts";
import { inProgress, readHolder } from "./holder.ts";
import type { FencedRun } from "./storage.ts";

/**
 * `check` throws `leadership_lost` when a later run took over; inside a transaction it prevents that until the
 * transaction ends.
 */
export type LeaderLock = Lock & Readonly<{ check(trx: Knex): Promise<void> }>;

type LeaderLockOptions = Readonly<{ db: Knex; alias: string; pause: Pause; lockWaitMs: number; leaseMs: number }>;
type LockRow = Readonly<{ run_id: string | null; fence: number }>;

const lockRow = (db: Knex) => leaseRow(db, lockTable);

/**
 * The highest fencing token ever seen stays in the row, so a coordinator that has lost its lock without knowing is
 * rejected.
 */
async function claim(db: Knex, { id, owner, fence }: FencedRun): Promise<void> {
  await lockRow(db)
    .where("fence", "<=", fence)
    .update({ run_id: id, owner: owner.slice(0, 255), fence });
  const row: LockRow = await lockRow(db).first("run_id", "fence");
  if (Number(row.fence) > fence)
    throw new MigratorError(
      "run_in_progress",
      `A later run took over: this one has number ${fence}, number ${Number(row.fence)} was seen. Ask again.`,
    );
  if (row.run_id !== id) throw new MigratorError("run_in_progress", `Run ${row.run_id} took over. Ask again.`);
}

/**
 * Frees what the former leader of this run could not release: it lost its database, and on a cluster the row is
 * replicated.
 */
async function releaseOwn(db: Knex, { id }: FencedRun): Promise<void> {
  const row: LockRow = await lockRow(db).first("run_id");
  if (row.run_id === null || !isSameRun(row.run_id, id)) return;
  await releaseRow(db, lockTable, { run_id: row.run_id });
}

/**
 * The lock for migrating this database, for one run of one coordinator.
 * @throws MigratorError `run_in_progress` naming the holder, or when a later coordinator has claimed the database
 */
export async function takeLeaderLock(
  options: LeaderLockOptions,
  product: Product,
  run: FencedRun,
): Promise<LeaderLock> {
  const { db, alias, pause } = options;
  await retryBusy(product, pause, () => ensureLockTable(db, product));
  if (!product.namedLock) await retryBusy(product, pause, () => releaseOwn(db, run));
  const lock = await takeLock(db, product, run, { waitMs: options.lockWaitMs, leaseMs: options.leaseMs }).catch(
    async (error: unknown) => {
      if (!(error instanceof MigratorError)) throw error;
      throw inProgress(alias, await readHolder(db, product));
    },
  );
  const release = async (): Promise<void> => {
    await releaseRow(db, lockTable, { run_id: run.id }).catch(() => undefined); // informational only; the lock itself is released next
    await lock[Symbol.asyncDispose]();
  };
  try {
    await retryBusy(product, pause, () => claim(db, run));
  } catch (error) {
    await release();
    throw error;
  }
  const check = async (trx: Knex): Promise<void> => {
    const row: LockRow = await lockRow(trx).forUpdate().first("run_id", "fence");
    if (row.run_id !== run.id || Number(row.fence) !== run.fence)
      throw new MigratorError(
        "leadership_lost",
        `${row.run_id === null ? "Another process" : `Run ${row.run_id}`} took over on ${alias}.`,
      );
  };
  return { stillHeld: lock.stillHeld, lost: lock.lost, check, [Symbol.asyncDispose]: release };
}
