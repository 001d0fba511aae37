import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { endOfLease, freeOrOver, overIn, settleMs, shortenLease } from "../../database/locks/lease-row.ts";
import { realPause } from "../../database/pause.ts";
import type { Product } from "../../database/product.ts";
import { retryBusy } from "../../database/retry-busy.ts";
import { openUnsynced } from "../../database/unsynced.ts";
import { MigratorError } from "../errors.ts";
import type { Run } from "../records/records.ts";
import { ensureLockTable } from "../records/tables.ts";
import type { LockOptions, MigrationLock } from "./migration-lock.ts";

const pollMs = 100;

type Found = Readonly<{ run_id: string | null; owner: string | null; over: number | null }>;

const theRow = (db: Knex) => db("_migrations_lock").where("one", 1);

/** A rival that is writing right now counts as one that holds the lease. */
async function unlessBusy(product: Product, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (product.isBusy(error)) return 0;
    throw error;
  }
}

/** Reads before it writes, because only writes can block; checks an expired lease twice, because it may be renewed. */
async function take(db: Knex, product: Product, run: Run, { waitMs, leaseMs }: LockOptions): Promise<void> {
  const taker = { run_id: run.id, owner: run.owner.slice(0, 255), expires_at: endOfLease(db, product, leaseMs) };
  const deadline = performance.now() + waitMs;
  for (let seen: number | null = null; ; ) {
    const found: Found = await theRow(db).first("run_id", "owner", overIn(db, product));
    const over = found.over === null ? null : Number(found.over);
    const settled = found.run_id === null || (over !== null && over === seen);
    const update = (): Promise<number> => theRow(db).where(freeOrOver(over)).update(taker);
    if (over === null) await shortenLease(theRow, db, product, leaseMs);
    if (settled && (await unlessBusy(product, update)) === 1) return;
    const isNews = over !== null && seen === null;
    if (performance.now() >= deadline && !isNews)
      throw new MigratorError(
        "run_in_progress",
        `This database is being migrated by ${found.owner ?? "another process"}. Try again when it is done.`,
      );
    seen = over;
    await sleep(over === null ? pollMs * (0.5 + Math.random()) : settleMs(product, leaseMs));
  }
}

function hold(db: Knex, product: Product, run: Run, leaseMs: number): MigrationLock {
  const mine = () => theRow(db).where("run_id", run.id);
  const gone = new AbortController();
  let confirmed = performance.now();

  /** A slow renewal confirms a lease that has nearly expired, so it is repeated at once. */
  const renew = async (): Promise<boolean> => {
    for (;;) {
      const asked = performance.now();
      const update = () => mine().update({ expires_at: endOfLease(db, product, leaseMs) });
      if ((await retryBusy(product, realPause, update)) !== 1) {
        gone.abort(new Error("Somebody else has the lease."));
        return false;
      }
      confirmed = asked;
      if (performance.now() - asked < leaseMs / 3) return true;
    }
  };
  let renewing: Promise<boolean> | undefined;
  const stillHeld = (): Promise<boolean> => {
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
  /** While the database does not answer, the last confirmed lease keeps all others out. */
  const keep = async (): Promise<void> => {
    if (renewing !== undefined) return;
    await stillHeld().catch((error: unknown) => {
      if (performance.now() - confirmed > leaseMs) gone.abort(error);
    });
  };
  const renewal = setInterval(() => keep().catch((error: unknown) => gone.abort(error)), leaseMs / 3);
  renewal.unref();
  const release = async (): Promise<void> => {
    clearInterval(renewal);
    await renewing?.catch(() => undefined);
    const free = () => mine().update({ run_id: null, owner: null, expires_at: null });
    await retryBusy(product, realPause, free).catch(() => undefined); // a lease that cannot be released expires
  };
  return { stillHeld, lost: gone.signal, [Symbol.asyncDispose]: release };
}

/**
 * A row with an owner and an expiry, taken by one conditional update and renewed during the run.
 * If the holder dies, the row remains and is free once the lease has expired.
 * Uses its own connection: all others may be waiting for the holder to finish.
 */
export async function takeLease(db: Knex, product: Product, run: Run, options: LockOptions): Promise<MigrationLock> {
  await retryBusy(product, realPause, () => ensureLockTable(db, product));
  const session = openUnsynced(db);
  try {
    await take(session.knex, product, run, options);
  } catch (error) {
    await session[Symbol.asyncDispose]();
    throw error;
  }
  const lock = hold(session.knex, product, run, options.leaseMs);
  const dispose = async (): Promise<void> => {
    await lock[Symbol.asyncDispose]();
    await session[Symbol.asyncDispose]();
  };
  return { ...lock, [Symbol.asyncDispose]: dispose };
}
