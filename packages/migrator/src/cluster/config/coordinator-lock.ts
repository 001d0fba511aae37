import { takeLease } from "@segmark/database/locks/lease";
import { type LeaseHolder, type LeaseTable, readLease } from "@segmark/database/locks/lease-row";
import { type Pause, within } from "@segmark/database/pause";
import type { Product } from "@segmark/database/product";
import { openUnsynced } from "@segmark/database/unsynced";
import type { Knex } from "knex";
import type { CoordinatorLock, LockHolder, LockRequest } from "../../protocol/contracts.ts";
import { inProgress } from "./store-fault.ts";

const lockTable: LeaseTable = { name: "cluster_config_lock", isFenced: true };
/**
 * Time limit for releasing the lease in ms: other transactions may block the update, and the holder should not wait for
 * them.
 */
const releaseTimeoutMs = 2000;
const timeoutError = (): Error => new Error("The configuration store does not respond.");

/** `leaseMs` is the duration of a lease, renewed every `renewMs`. */
export type LeaseTimes = Readonly<{ leaseMs: number; renewMs: number; pause: Pause }>;

const lockHolder = (holder: LeaseHolder | null): LockHolder | null =>
  holder && { ...holder, since: Number(holder.since) };

/** The current holder of the lock. */
export async function readHolder(db: Knex, product: Product): Promise<LockHolder | null> {
  const { holder, expiredAt } = await readLease(db, product, lockTable);
  return expiredAt === null ? lockHolder(holder) : null;
}

/**
 * The last holder that did not release the lock, even if its lease has expired: a cluster may block both the holder and
 * a rival.
 */
export async function readLastHolder(db: Knex, product: Product): Promise<LockHolder | null> {
  await using session = openUnsynced(db);
  return lockHolder((await readLease(session.knex, product, lockTable)).holder);
}

/**
 * While the store does not answer, the last confirmed lease still counts.
 * @throws MigratorError `run_in_progress` naming the holder, when the lock was not released within `waitMs`
 */
export async function takeCoordinatorLock(
  db: Knex,
  product: Product,
  { waitMs, ...taker }: LockRequest,
  times: LeaseTimes,
): Promise<CoordinatorLock> {
  const { renewMs, pause } = times;
  const refuse = (holder: LeaseHolder | null): Error => inProgress(lockHolder(holder));
  const lease = await takeLease(db, product, lockTable, taker, {
    ...times,
    waitMs,
    pollMs: 250,
    retriesBusy: true,
    timeoutError: refuse,
  });
  const withTimeout = async (limitMs: number, work: Promise<unknown>): Promise<void> => {
    await within(limitMs, pause, work, timeoutError).catch(() => undefined);
  };
  return {
    fence: lease.fence,
    stillHeld: async () => {
      await withTimeout(renewMs, lease.renew());
      return lease.isCurrent();
    },
    [Symbol.asyncDispose]: () => withTimeout(releaseTimeoutMs, Promise.resolve(lease[Symbol.asyncDispose]())),
  };
}
