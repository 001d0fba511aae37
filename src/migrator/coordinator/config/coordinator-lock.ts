import type { Knex } from "knex";
import { openUnsynced } from "../../node/unsynced.ts";
import { endOfLease, freeOrOver, overIn, settleMs, shortenLease } from "../../runner/lease-row.ts";
import { type Pause, within } from "../../runner/pause.ts";
import type { Product } from "../../runner/product.ts";
import type { CoordinatorLock, LockHolder, LockRequest } from "../contracts.ts";
import { retryBusy } from "./retry-busy.ts";
import { inProgress } from "./store-fault.ts";

const pollMs = 250;
/** A lease that is given back may be kept waiting by others; its holder is not. */
const farewellMs = 2000;
/** No fence. */
const nobody = 0;
const slow = (): Error => new Error("The store does not answer.");

type LockRow = { owner: string; run_id: string; since: number; fence: number };

/** `leaseMs` is the life of a lease, renewed each `renewMs`; `now` is monotonic, in ms. */
export type LeaseTimes = Readonly<{ leaseMs: number; renewMs: number; now: () => number; pause: Pause }>;

const theRow = (db: Knex) => db("cluster_config_lock").where("one", 1);

/** The run that the row names, and the end of its lease when that is over and holds nothing. */
async function look(db: Knex, product: Product): Promise<Readonly<{ named: LockHolder | null; over: number | null }>> {
  const row: (LockRow & { over: number | null }) | undefined = await theRow(db)
    .whereNotNull("run_id")
    .first("owner", "run_id", "since", overIn(db, product));
  if (row === undefined) return { named: null, over: null };
  const named = { owner: row.owner, runId: row.run_id, since: Number(row.since) };
  return { named, over: row.over === null ? null : Number(row.over) };
}

/** Who holds the lock now. */
export async function readHolder(db: Knex, product: Product): Promise<LockHolder | null> {
  const { named, over } = await look(db, product);
  return over === null ? named : null;
}

/** The last holder, who did not release the lock although the lease may have expired: a cluster may keep both the holder and a rival waiting. */
export async function readLastHolder(db: Knex, product: Product): Promise<LockHolder | null> {
  await using session = openUnsynced(db);
  return (await look(session.knex, product)).named;
}

/**
 * One conditional update, compared with the clock of the database; who changes the row has the lock, and its number.
 * Numbers grow with every taker, and with time: leaders remember the highest, also when the store was recreated or restored from a backup.
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

  /** One that took long is nearly over when it counts, so it is repeated at once. */
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
      if (!released.signal.aborted) await renew().catch(() => undefined); // `stillHeld` tells
    }
  };
  /** While the store does not answer, the lease that it confirmed last still keeps everybody else away. */
  const stillHeld = async (): Promise<boolean> => {
    await within(renewMs, pause, renew(), slow).catch(() => undefined);
    return !lost && now() < confirmed + leaseMs;
  };
  const release = async (): Promise<void> => {
    released.abort();
    const free = () => mine().update({ run_id: null, owner: null, since: null, expires_at: null });
    await free().catch(() => free().catch(() => undefined)); // a lease that cannot be given back ends by itself
  };
  keep().catch(() => undefined); // without renewals the lease ends, and `stillHeld` tells
  return { fence: own.fence, stillHeld, [Symbol.asyncDispose]: release };
}

/** Looks before it writes, because a write may be kept waiting and a look is not; twice at what is over, because that may be renewed. */
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
    if (left <= 0 && (held || tries > 3)) throw inProgress(named); // else it became free in between
    seen = over;
    await pause(
      over === null ? Math.min(Math.max(left, 1), pollMs * (0.5 + Math.random())) : settleMs(product, leaseMs),
    );
  }
}

/**
 * On a connection of its own: a cluster may keep readers of the configuration waiting, and who holds the lock is known all the same.
 * @throws MigratorError `run_in_progress` naming the holder, when the lock did not become free within `waitMs`
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
