import type { Knex } from "knex";
import type { CoordinatorLock, LockHolder, LockRequest } from "../contracts.ts";
import { type Pause, within } from "../pause.ts";
import type { Product } from "../product.ts";
import { retryBusy } from "./retry-busy.ts";
import { inProgress } from "./store-fault.ts";

const pollMs = 250;
/** No fence. */
const nobody = 0;
const slow = (): Error => new Error("The store does not answer.");

type LockRow = { owner: string; run_id: string; since: number; fence: number };

/** `leaseMs` is the life of a lease, renewed each `renewMs`; `now` is monotonic, in ms. */
export type LeaseTimes = Readonly<{ leaseMs: number; renewMs: number; now: () => number; pause: Pause }>;

const theRow = (db: Knex) => db("cluster_config_lock").where("one", 1);

/** Who holds the lock now; a lease whose time is over holds nothing. */
export async function readHolder(db: Knex, { clock }: Product): Promise<LockHolder | null> {
  const held = theRow(db).whereNotNull("run_id").where("expires_at", ">=", db.raw(clock));
  const row: LockRow | undefined = await held.first("owner", "run_id", "since");
  return row === undefined ? null : { owner: row.owner, runId: row.run_id, since: Number(row.since) };
}

/**
 * One conditional update, compared with the clock of the database; who changes the row has the lock, and its number.
 * Numbers grow with every taker, and with time: leaders remember the highest, also when the store was made anew or comes from a backup.
 */
function take(db: Knex, { clock }: Product, { runId, owner }: LockRequest, leaseMs: number): Promise<number> {
  return db.transaction(async (trx) => {
    const taken = await theRow(trx)
      .where((free) => void free.whereNull("run_id").orWhere("expires_at", "<", trx.raw(clock)))
      .update({
        run_id: runId,
        owner: owner.slice(0, 255),
        fence: trx.raw(`case when fence >= ${clock} then fence + 1 else ${clock} end`),
        since: trx.raw(clock),
        expires_at: trx.raw(`${clock} + ?`, [leaseMs]),
      });
    if (taken !== 1) return nobody;
    const row: Pick<LockRow, "fence"> = await theRow(trx).first("fence");
    return Number(row.fence);
  });
}

function hold(
  db: Knex,
  { clock }: Product,
  own: Readonly<{ runId: string; fence: number; asked: number }>,
  times: LeaseTimes,
): CoordinatorLock {
  const { leaseMs, renewMs, now, pause } = times;
  const mine = () => theRow(db).where({ run_id: own.runId, fence: own.fence });
  const released = new AbortController();
  let confirmed = own.asked;
  let lost = false;

  const renew = async (): Promise<void> => {
    const asked = now();
    const rows = await mine().update({ expires_at: db.raw(`${clock} + ?`, [leaseMs]) });
    if (rows === 1) confirmed = asked;
    else lost = true;
  };
  const keep = async (): Promise<void> => {
    while (!released.signal.aborted && !lost) {
      await pause(renewMs, released.signal);
      if (!released.signal.aborted) await renew().catch(() => undefined);
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
    const given = free().catch(() => free());
    await within(renewMs, pause, given, slow).catch(() => undefined); // a lease that cannot be given back ends by itself
  };
  void keep();
  return { fence: own.fence, stillHeld, [Symbol.asyncDispose]: release };
}

/** @throws MigratorError `run_in_progress` naming the holder, when the lock did not become free within `waitMs` */
export async function takeCoordinatorLock(
  db: Knex,
  product: Product,
  request: LockRequest,
  times: LeaseTimes,
): Promise<CoordinatorLock> {
  const { now, pause, leaseMs } = times;
  const deadline = now() + request.waitMs;
  for (let tries = 1; ; tries++) {
    const asked = now();
    const fence = await retryBusy(product, pause, () => take(db, product, request, leaseMs));
    if (fence !== nobody) return hold(db, product, { runId: request.runId, fence, asked }, times);
    const left = deadline - now();
    const holder = left > 0 ? null : await readHolder(db, product);
    if (left <= 0 && (holder !== null || tries > 3)) throw inProgress(holder); // else it became free in between
    await pause(Math.min(Math.max(left, 1), pollMs * (0.5 + Math.random())));
  }
}
