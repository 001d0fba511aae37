import type { Knex } from "knex";
import { retryBusy } from "../coordinator/config/retry-busy.ts";
import { isSameRun } from "../coordinator/run-id.ts";
import { MigratorError } from "../errors.ts";
import { ensureLockTable } from "../records/tables.ts";
import { takeLock } from "../runner/lock.ts";
import type { MigrationLock } from "../runner/migration-lock.ts";
import type { Pause } from "../runner/pause.ts";
import type { Product } from "../runner/product.ts";
import { inProgress, readHolder } from "./holder.ts";
import type { FencedRun } from "./storage.ts";

/** `check` throws `leadership_lost` when a later run took over; inside a transaction it keeps others from doing so until the end of it. */
export type LeaderLock = MigrationLock & Readonly<{ check(trx: Knex): Promise<void> }>;

type Place = Readonly<{ db: Knex; alias: string; pause: Pause; lockWaitMs: number; leaseMs: number }>;
type LockRow = Readonly<{ run_id: string | null; fence: number }>;

const theRow = (db: Knex) => db("_migrations_lock").where("one", 1);

/** The highest fence ever seen stays in the row, so a coordinator that lost its lock and does not know it is refused. */
async function claim(db: Knex, { id, owner, fence }: FencedRun): Promise<void> {
  await theRow(db)
    .where("fence", "<=", fence)
    .update({ run_id: id, owner: owner.slice(0, 255), fence });
  const row: LockRow = await theRow(db).first("run_id", "fence");
  if (Number(row.fence) > fence)
    throw new MigratorError(
      "run_in_progress",
      `A later run took over: this one has number ${fence}, number ${Number(row.fence)} was seen. Ask again.`,
    );
  if (row.run_id !== id) throw new MigratorError("run_in_progress", `Run ${row.run_id} took over. Ask again.`);
}

/** What the former leader of this run could not give back: it lost its database, and the row is everywhere on a cluster. */
async function freeOwn(db: Knex, { id }: FencedRun): Promise<void> {
  const row: LockRow = await theRow(db).first("run_id");
  if (!isSameRun(row.run_id, id)) return;
  await theRow(db).where("run_id", row.run_id).update({ run_id: null, owner: null, expires_at: null });
}

/**
 * The right to migrate this database, for one run of one coordinator.
 * @throws MigratorError `run_in_progress` naming the holder, or when a later coordinator was here
 */
export async function takeLeaderLock(own: Place, product: Product, run: FencedRun): Promise<LeaderLock> {
  const { db, alias, pause } = own;
  await retryBusy(product, pause, () => ensureLockTable(db, product));
  if (!product.namedLock) await retryBusy(product, pause, () => freeOwn(db, run));
  const lock = await takeLock(db, product, run, { waitMs: own.lockWaitMs, leaseMs: own.leaseMs }).catch(
    async (error: unknown) => {
      if (!(error instanceof MigratorError)) throw error;
      throw inProgress(alias, await readHolder(db, product));
    },
  );
  const mine = (): Knex.QueryBuilder => theRow(db).where("run_id", run.id);
  const release = async (): Promise<void> => {
    const forget = mine().update({ run_id: null, owner: null, expires_at: null });
    await forget.catch(() => undefined); // only says who it was; the lock itself is given back next
    await lock[Symbol.asyncDispose]();
  };
  try {
    await retryBusy(product, pause, () => claim(db, run));
  } catch (error) {
    await release();
    throw error;
  }
  const check = async (trx: Knex): Promise<void> => {
    const row: LockRow = await theRow(trx).forUpdate().first("run_id", "fence");
    if (row.run_id !== run.id || Number(row.fence) !== run.fence)
      throw new MigratorError(
        "leadership_lost",
        `${row.run_id === null ? "Somebody" : `Run ${row.run_id}`} took over on ${alias}.`,
      );
  };
  return { stillHeld: lock.stillHeld, lost: lock.lost, check, [Symbol.asyncDispose]: release };
}
