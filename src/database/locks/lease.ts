import type { Knex } from "knex";
import type { Pause } from "../../pause.ts";
import type { Product } from "../product.ts";
import { retryBusy } from "../retry-busy.ts";
import { openUnsynced, type Session } from "../unsynced.ts";
import { leaseFileOf, takeLeaseFile } from "./lease-file.ts";
import {
  endOfLease,
  freeRow,
  type LeaseHolder,
  type LeaseTable,
  leaseRow,
  type OwnRow,
  readLease,
  settleMs,
  shortenLease,
  takeRow,
} from "./lease-row.ts";

/** How often a lease that looked free is tried, even if the waiting time is over. */
const minTries = 4;

/** Who takes a lease; when `signal` aborts, it stops waiting for it and throws the reason. */
export type LeaseTaker = Readonly<{ runId: string; owner: string; signal?: AbortSignal | undefined }>;

/**
 * - `waitMs`       how long to wait for the lease
 * - `pollMs`       how long to wait about before looking again
 * - `leaseMs`      how long it outlives a process that was killed; renewed every `renewMs`
 * - `retriesBusy` taking it is retried when another writer was in the way; otherwise that writer counts as a rival that
 *   was faster
 * - `refused`      the error when the lease was not released in time; `holder` is null when the holder is unknown
 */
export type LeaseOptions = Readonly<{
  waitMs: number;
  pollMs: number;
  leaseMs: number;
  renewMs: number;
  retriesBusy: boolean;
  pause: Pause;
  refused: (holder: LeaseHolder | null) => Error;
}>;

/**
 * A lease that is renewed until it is disposed of.
 * - `fence`      the fencing token; 0 in a table without
 * - `renew`      renews it now; false when another process has it. Rejects when the database does not answer
 * - `isCurrent`  whether the last confirmed lease still keeps all others out
 * - `lost`       aborts when another process has it or may have it
 */
export type Lease = AsyncDisposable &
  Readonly<{ fence: number; renew(): Promise<boolean>; isCurrent(): boolean; lost: AbortSignal }>;

type Place = Readonly<{ db: Knex; product: Product; table: LeaseTable }>;
/**
 * - `requestedAt`  when it was requested, in ms of the monotonic clock
 * - `file`         the lock of the operating system, where there is one
 */
type TakenLease = Readonly<{ ownRow: OwnRow; requestedAt: number; file: Disposable | undefined }>;

/** Reads before it writes, because only writes can block; checks an expired lease twice, because it may be renewed. */
async function take(
  { db, product, table }: Place,
  { signal, ...taker }: LeaseTaker,
  { waitMs, pollMs, leaseMs, retriesBusy, pause, refused }: LeaseOptions,
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
  /** The file first: a row that its holder cannot renew is taken by nobody else. */
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
    if (remainingMs <= 0 && (isHeld || tries >= minTries)) throw refused(holder); // otherwise it was released in between
    lastExpiredAt = expiredAt;
    const poll = Math.min(Math.max(remainingMs, 1), pollMs * (0.5 + Math.random()));
    await pause(expiredAt === null ? poll : settleMs(product, leaseMs), signal);
  }
}

function hold(
  { db, product, table, session }: Place & Readonly<{ session: Session }>,
  { ownRow, requestedAt, file }: TakenLease,
  { leaseMs, renewMs, pause }: LeaseOptions,
): Lease {
  const lost = new AbortController();
  let confirmed = requestedAt;
  let isTaken = false;

  /** A slow renewal confirms a lease that has nearly expired, so it is repeated at once. */
  const renewNow = async (): Promise<boolean> => {
    while (!isTaken) {
      const began = performance.now();
      const update = () =>
        leaseRow(db, table)
          .where(ownRow)
          .update({ expires_at: endOfLease(db, product, leaseMs) });
      isTaken = (await retryBusy(product, pause, update)) !== 1;
      if (isTaken) lost.abort(new Error("Another process has the lease."));
      else confirmed = began;
      if (performance.now() - began < renewMs) break;
    }
    return !isTaken;
  };
  let renewing: Promise<boolean> | undefined;
  const renew = (): Promise<boolean> => {
    renewing ??= renewNow().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
  const isCurrent = (): boolean => !isTaken && (file !== undefined || performance.now() < confirmed + leaseMs);
  /** While the database does not answer, the last confirmed lease keeps all others out. */
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
    file?.[Symbol.dispose](); // before the row: who finds that free finds the file free too
    await retryBusy(product, pause, () => freeRow(db, table, ownRow)).catch(() => undefined); // what cannot be released expires
    await session[Symbol.asyncDispose]();
  };
  return { fence: ownRow.fence ?? 0, renew, isCurrent, lost: lost.signal, [Symbol.asyncDispose]: release };
}

/**
 * A row with an owner and an expiry, taken by one conditional update and renewed until it is released. If the holder
 * dies, the row remains and is free once the lease has expired. In a SQLite file, whose statements block the renewal, a
 * holder also has the lock of a file, which the operating system ends with its process: the row of one that is alive is
 * never free. Uses its own connection: all others may be waiting for the holder to finish.
 * @throws what `refused` makes, when the lease was not released within `waitMs`
 */
export async function takeLease(
  db: Knex,
  product: Product,
  table: LeaseTable,
  taker: LeaseTaker,
  options: LeaseOptions,
): Promise<Lease> {
  const session = openUnsynced(db);
  const place = { db: session.knex, product, table };
  try {
    return hold({ ...place, session }, await take(place, taker, options), options);
  } catch (error) {
    await session[Symbol.asyncDispose]();
    throw error;
  }
}
