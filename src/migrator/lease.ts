import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { MigratorError } from "./errors.ts";
import type { LockOptions, MigrationLock } from "./migration-lock.ts";
import type { Product } from "./product.ts";
import type { Run } from "./records.ts";
import { ensureLockTable } from "./tables.ts";

const pollMs = 100;

/** A rival that is writing right now counts as a rival that holds the lease. */
async function unlessBusy(product: Product, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (product.isBusy(error)) return 0;
    throw error;
  }
}

/**
 * A row with an owner and an end, taken by one conditional update and renewed while the run lives.
 * The holder may be gone and the row still there; it is free again when its time is over.
 */
export async function takeLease(db: Knex, product: Product, run: Run, options: LockOptions): Promise<MigrationLock> {
  await untilFree(product, () => ensureLockTable(db, product));
  const row = () => db("_migrations_lock").where("one", 1);
  const end = () => db.raw(`${product.clock} + ?`, [options.leaseMs]);
  const take = () =>
    row()
      .where((free) => void free.whereNull("run_id").orWhere("expires_at", "<", db.raw(product.clock)))
      .update({ run_id: run.id, owner: run.owner.slice(0, 255), expires_at: end() });
  const renew = () => row().where("run_id", run.id).update({ expires_at: end() });

  const deadline = performance.now() + options.waitMs;
  while ((await unlessBusy(product, take)) !== 1) {
    if (performance.now() >= deadline) {
      const holder: { owner: string | null } | undefined = await row().first("owner");
      const who = holder?.owner ?? "another process";
      throw new MigratorError(
        "run_in_progress",
        `This database is being migrated by ${who}. Try again when it is done.`,
      );
    }
    await sleep(pollMs * (0.5 + Math.random()));
  }
  const gone = new AbortController();
  let renewedAt = performance.now();
  const stillHeld = async (): Promise<boolean> => {
    const asked = performance.now();
    const held = (await renew()) === 1;
    if (held) renewedAt = asked;
    else gone.abort(new Error("Somebody else has the lease."));
    return held;
  };
  let asking = false;
  /**
   * While the database does not answer, the lease that it confirmed last keeps everybody else away.
   * A change of the schema holds up all writes of a Galera cluster, this one and a rival's alike: that is no reason to give up.
   */
  const keep = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    try {
      await stillHeld();
    } catch (error) {
      if (!product.isBusy(error) && performance.now() - renewedAt > options.leaseMs) gone.abort(error);
    } finally {
      asking = false;
    }
  };
  const renewal = setInterval(() => void keep(), options.leaseMs / 3);
  renewal.unref();
  const release = async (): Promise<void> => {
    clearInterval(renewal);
    const free = row().where("run_id", run.id).update({ run_id: null, owner: null, expires_at: null });
    await free.catch(() => undefined); // a lease that cannot be given back ends by itself
  };
  return { stillHeld, lost: gone.signal, [Symbol.asyncDispose]: release };
}

/** Twenty processes that meet an empty database all make the same table; whoever meets a writer waits its turn. */
async function untilFree(product: Product, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (!product.isBusy(error) || tries === 50) throw error;
      await sleep(pollMs * Math.random());
    }
}
