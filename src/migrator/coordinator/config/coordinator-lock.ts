import type { Knex } from "knex";
import { endOfLease, freeOrOver, overIn, settleMs, shortenLease } from "../../../database/locks/lease-row.ts";
import { type Pause, within } from "../../../database/pause.ts";
import type { Product } from "../../../database/product.ts";
import { retryBusy } from "../../../database/retry-busy.ts";
import { openUnsynced } from "../../../database/unsynced.ts";
import type { CoordinatorLock, LockHolder, LockRequest } from "../contracts.ts";
import { inProgress } from "./store-fault.ts";

const pollMs = 250;
/** Time limit for releasing the lease in ms: other transactions may block the update, and the holder should not wait for them. */
const farewellMs = 2000;
/** No fencing token. */
const nobody = 0;
const slow = (): Error => new Error("The store does not answer.");

type LockRow = { owner: string; run_id: string; since: number; fence: number };

/** `leaseMs` is the duration of a lease, renewed every `renewMs`; `now` is monotonic, in ms. */
export type LeaseTimes = Readonly<{ leaseMs: number; renewMs: number; now: () => number; pause: Pause }>;

const theRow = (db: Knex) => db("cluster_config_lock").where("one", 1);

/** The holder in the row, and the end of its lease if that has expired without being released. */
async function look(db: Knex, product: Product): Promise<Readonly<{ named: LockHolder | null; over: number | null }>> {
  const row: (LockRow & { over: number | null }) | undefined = await theRow(db)
    .whereNotNull("run_id")
    .first("owner", "run_id", "since", overIn(db, product));
  if (row === undefined) return { named: null, over: null };
  const named = { owner: row.owner, runId: row.run_id, since: Number(row.since) };
  return { named, over: row.over === null ? null : Number(row.over) };
}

/** The current holder of the lock. */
export async function readHolder(db: Knex, product: Product): Promise<LockHolder | null> {
  const { named, over } = await look(db, product);
  return over === null ? named : null;
}

/** The last holder that did not release the lock, even if its lease has expired: a cluster may block both the holder and a rival. */
export async function readLastHolder(db: Knex, product: Product): Promise<LockHolder | null> {
  await using session = openUnsynced(db);
  return (await look(session.knex, product)).named;
}

/**
 * One conditional update, compared with the clock of the database; the process that changes the row has the lock and its fencing token.
 * Tokens grow with every holder and with time: leaders remember the highest, even if the store was recreated or restored from a backup.
 */
function take(
  db: Knex,
  product: Product,
  { runId, owner }: LockRequest,
  { leaseMs, over }: Readonly<{ leaseMs: number; over: number | null }>,
): Promise<number> {
  const { clock } = product;
  return db.transaction(async (trx) => {
    const taken = await theRow(trx)
      .where(freeOrOver(over))
      .update({
        run_id: runId,
        owner: owner.slice(0, 255),
        fence: trx.raw(`case when fence >= ${clock} then fence + 1 else ${clock} end`),
        since: trx.raw(clock),
        expires_at: endOfLease(trx, product, leaseMs),
      });
    if (taken !== 1) return nobody;
    const row: Pick<LockRow, "fence"> = await theRow(trx).first("fence");
    return Number(row.fence);
  });
}

function hold(
  db: Knex,
  product: Product,
  own: Readonly<{ runId: string; fence: number; asked: number }>,
  times: LeaseTimes,
): CoordinatorLock {
  const { leaseMs, renewMs, now, pause } = times;
  const mine = () => theRow(db).where({ run_id: own.runId, fence: own.fence });
  const released = new AbortController();
  let confirmed = own.asked;
  let lost = false;

  /** A slow renewal confirms a lease that has nearly expired, so it is repeated at once. */
  const renew = async (): Promise<void> => {
    while (!lost) {
      const asked = now();
      const rows = await mine().update({ expires_at: endOfLease(db, product, leaseMs) });
      if (rows === 1) confirmed = asked;
      else lost = true;
      if (now() - asked < renewMs) return;
    }
  };
  const keep = async (): Promise<void> => {
    while (!released.signal.aborted && !lost) {
      await pause(renewMs, released.signal);
      if (!released.signal.aborted) await renew().catch(() => undefined); // `stillHeld` reports failures
    }
  };
  /** While the store does not answer, the last confirmed lease still keeps all others out. */
  const stillHeld = async (): Promise<boolean> => {
    await within(renewMs, pause, renew(), slow).catch(() => undefined);
    return !lost && now() < confirmed + leaseMs;
  };
  const release = async (): Promise<void> => {
    released.abort();
    const free = () => mine().update({ run_id: null, owner: null, since: null, expires_at: null });
    await free().catch(() => free().catch(() => undefined)); // a lease that cannot be released expires
  };
  keep().catch(() => undefined); // without renewals the lease expires, and `stillHeld` reports it
  return { fence: own.fence, stillHeld, [Symbol.asyncDispose]: release };
}

/** Reads before it writes, because only writes can block; checks an expired lease twice, because it may be renewed. */
async function stand(db: Knex, product: Product, request: LockRequest, times: LeaseTimes): Promise<CoordinatorLock> {
  const { now, pause, leaseMs } = times;
  const deadline = now() + request.waitMs;
  let seen: number | null = null;
  for (let tries = 1; ; tries++) {
    const asked = now();
    const { named, over } = await look(db, product);
    if (named !== null && over === null) await shortenLease(theRow, db, product, leaseMs);
    const settled = over === null ? named === null : over === seen;
    const fence = settled
      ? await retryBusy(product, pause, () => take(db, product, request, { leaseMs, over }))
      : nobody;
    if (fence !== nobody) return hold(db, product, { runId: request.runId, fence, asked }, times);
    const left = deadline - now();
    const held = named !== null && over === null;
    if (left <= 0 && (held || tries > 3)) throw inProgress(named); // otherwise it was released in between
    seen = over;
    await pause(
      over === null ? Math.min(Math.max(left, 1), pollMs * (0.5 + Math.random())) : settleMs(product, leaseMs),
    );
  }
}

/**
 * Uses its own connection: a cluster may block readers of the configuration, and the holder of the lock must be readable nevertheless.
 * @throws MigratorError `run_in_progress` naming the holder, when the lock was not released within `waitMs`
 */
export async function takeCoordinatorLock(
  db: Knex,
  product: Product,
  request: LockRequest,
  times: LeaseTimes,
): Promise<CoordinatorLock> {
  const session = openUnsynced(db);
  const end = () => session[Symbol.asyncDispose]();
  try {
    const lock = await stand(session.knex, product, request, times);
    const giveBack = async (): Promise<void> => {
      await lock[Symbol.asyncDispose]();
      await end();
    };
    const release = async (): Promise<void> => {
      await within(farewellMs, times.pause, giveBack(), slow).catch(() => undefined);
    };
    return { ...lock, [Symbol.asyncDispose]: release };
  } catch (error) {
    await end();
    throw error;
  }
}
