import type { Knex } from "knex";
import type { Pause } from "../pause.ts";
import type { Product } from "../product.ts";
import { retryBusy } from "../retry-busy.ts";
import { openUnsynced, type Session } from "../unsynced.ts";
import { leaseFileOf, takeLeaseFile } from "./lease-file.ts";
import {
  graceMs,
  type LeaseHolder,
  type LeaseTable,
  leaseExpiry,
  leaseRow,
  type OwnRow,
  readLease,
  releaseRow,
  shortenLease,
  takeRow,
} from "./lease-row.ts";

/** Minimum attempts to take a lease that looked free, even after `waitMs`. */
const minTries = 4;

/** Who takes a lease. When `signal` aborts, waiting ends and rejects with its reason. */
export type LeaseTaker = Readonly<{ runId: string; owner: string; signal?: AbortSignal | undefined }>;

/**
 * - `waitMs`        how long to wait for the lease
 * - `pollMs`        average time between attempts
 * - `leaseMs`       how long it outlives a killed process; renewed every `renewMs`
 * - `retriesBusy` retries after a conflict with another writer; otherwise a conflict counts as losing the race for the
 *   lease
 * - `timeoutError`  makes the error for a lease that was not released in time; `holder` is null when unknown
 */
export type LeaseOptions = Readonly<{
  waitMs: number;
  pollMs: number;
  leaseMs: number;
  renewMs: number;
  retriesBusy: boolean;
  pause: Pause;
  timeoutError: (holder: LeaseHolder | null) => Error;
}>;

/**
 * A lease that is renewed until disposed of.
 * - `fence`      the fencing token; 0 if the table has none
 * - `renew`      renews it now; false when another process holds it. Rejects when the database does not answer
 * - `isCurrent`  whether the last confirmed lease still excludes others
 * - `lost`       aborts when another process holds it or may hold it
 */
export type Lease = AsyncDisposable &
  Readonly<{ fence: number; renew(): Promise<boolean>; isCurrent(): boolean; lost: AbortSignal }>;

type LeaseTarget = Readonly<{ db: Knex; product: Product; table: LeaseTable }>;
/**
 * - `requestedAt`  when it was requested, in ms of the monotonic clock
 * - `file`         the lock of the operating system, where there is one
 */
type TakenLease = Readonly<{ ownRow: OwnRow; requestedAt: number; file: Disposable | undefined }>;

/** Reads before writing, because only writes can block; checks an expired lease twice, because it may be renewed. */
async function take(
  { db, product, table }: LeaseTarget,
  { signal, ...taker }: LeaseTaker,
  { waitMs, pollMs, leaseMs, retriesBusy, pause, timeoutError }: LeaseOptions,
): Promise<TakenLease> {
  const leaseFile = await leaseFileOf(db, table.name);
  const attemptRow = (expiredAt: number | null): Promise<OwnRow | undefined> => {
    const work = () => takeRow(db, product, table, { ...taker, leaseMs, expiredAt });
    if (retriesBusy) return retryBusy(product, pause, work);
    return work().catch((error: unknown) => {
      if (!product.isBusy(error)) throw error;
      return undefined;
    });
  };
  /** The file lock comes first: it protects a row that its holder cannot renew. */
  const attempt = async (expiredAt: number | null): Promise<Omit<TakenLease, "requestedAt"> | undefined> => {
    const file = leaseFile && takeLeaseFile(leaseFile);
    if (leaseFile !== undefined && file === undefined) return undefined;
    try {
      const ownRow = await attemptRow(expiredAt);
      if (ownRow !== undefined) return { ownRow, file };
    } catch (error) {
      file?.[Symbol.dispose]();
      throw error;
    }
    file?.[Symbol.dispose]();
    return undefined;
  };
  const deadline = performance.now() + waitMs;
  let lastExpiredAt: number | null = null;
  for (let tries = 1; ; tries++) {
    signal?.throwIfAborted();
    const requestedAt = performance.now();
    const { holder, expiredAt } = await readLease(db, product, table);
    const isHeld = holder !== null && expiredAt === null;
    if (isHeld) await shortenLease(db, product, table, leaseMs);
    const taken =
      holder === null || (expiredAt !== null && expiredAt === lastExpiredAt) ? await attempt(expiredAt) : undefined;
    if (taken !== undefined) return { ...taken, requestedAt };
    const remainingMs = deadline - performance.now();
    if (remainingMs <= 0 && (isHeld || tries >= minTries)) throw timeoutError(holder); // otherwise it was released meanwhile
    lastExpiredAt = expiredAt;
    const poll = Math.min(Math.max(remainingMs, 1), pollMs * (0.5 + Math.random()));
    await pause(expiredAt === null ? poll : graceMs(product, leaseMs), signal);
  }
}

function renewUntilDisposed(
  { db, product, table, session }: LeaseTarget & Readonly<{ session: Session }>,
  { ownRow, requestedAt, file }: TakenLease,
  { leaseMs, renewMs, pause }: LeaseOptions,
): Lease {
  const lost = new AbortController();
  let confirmed = requestedAt;
  let isLost = false;

  /** A slow renewal confirms a lease that has nearly expired, so it is repeated at once. */
  const renewNow = async (): Promise<boolean> => {
    while (!isLost) {
      const began = performance.now();
      const update = () =>
        leaseRow(db, table)
          .where(ownRow)
          .update({ expires_at: leaseExpiry(db, product, leaseMs) });
      isLost = (await retryBusy(product, pause, update)) !== 1;
      if (isLost) lost.abort(new Error("Another process holds the lease."));
      else confirmed = began;
      if (performance.now() - began < renewMs) break;
    }
    return !isLost;
  };
  let renewing: Promise<boolean> | undefined;
  const renew = (): Promise<boolean> => {
    renewing ??= renewNow().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
  const isCurrent = (): boolean => !isLost && (file !== undefined || performance.now() < confirmed + leaseMs);
  /** While the database does not answer, the last confirmed lease still excludes others. */
  const renewOrLose = async (): Promise<void> => {
    if (renewing !== undefined) return;
    await renew().catch((error: unknown) => {
      if (!isCurrent()) lost.abort(error);
    });
  };
  const renewal = setInterval(() => void renewOrLose(), renewMs);
  renewal.unref();
  const release = async (): Promise<void> => {
    clearInterval(renewal);
    await renewing?.catch(() => undefined);
    file?.[Symbol.dispose](); // before the row: a process that finds the row free must find the file free too
    await retryBusy(product, pause, () => releaseRow(db, table, ownRow)).catch(() => undefined); // if the release fails, the lease expires
    await session[Symbol.asyncDispose]();
  };
  return { fence: ownRow.fence ?? 0, renew, isCurrent, lost: lost.signal, [Symbol.asyncDispose]: release };
}

/**
 * Takes a row with an owner and an expiry by one conditional update, and renews it until released. If the holder dies,
 * the row is free once the lease has expired. With SQLite, whose statements block the renewal, the holder also locks a
 * file, which the operating system releases with its process, so the row of a live holder is never free. Uses its own
 * connection: all others may be waiting for the holder to finish.
 * @throws the error made by `timeoutError` when the lease was not released within `waitMs`
 */
export async function takeLease(
  db: Knex,
  product: Product,
  table: LeaseTable,
  taker: LeaseTaker,
  options: LeaseOptions,
): Promise<Lease> {
  const session = openUnsynced(db);
  const target = { db: session.knex, product, table };
  try {
    return renewUntilDisposed({ ...target, session }, await take(target, taker, options), options);
  } catch (error) {
    await session[Symbol.asyncDispose]();
    throw error;
  }
}
