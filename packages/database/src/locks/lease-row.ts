import type { Knex } from "knex";
import type { Product } from "../product.ts";
import { isLeaseFileHeld, leaseFileOf } from "./lease-file.ts";

/**
 * The table of a lease. It has one row, with the columns `one`, `run_id`, `owner` and `expires_at`.
 * - `isFenced` it also has `since`, when the lease was taken, and `fence`, a token that is higher for each later holder
 */
export type LeaseTable = Readonly<{ name: string; isFenced: boolean }>;

/** `since` is in ms since 1970; null in a table without that column. */
export type LeaseHolder = Readonly<{ runId: string; owner: string; since: number | null }>;

type LeaseRow = Readonly<{ run_id: string; owner: string; since?: number; expired: number | null }>;

export const leaseRow = (db: Knex, { name }: LeaseTable): Knex.QueryBuilder => db(name).where("one", 1);

/**
 * The holder in the row, and the end of its lease if it expired without being released and its process is not known to
 * be alive.
 */
export async function readLease(
  db: Knex,
  { clock }: Product,
  table: LeaseTable,
): Promise<Readonly<{ holder: LeaseHolder | null; expiredAt: number | null }>> {
  const row: LeaseRow | undefined = await leaseRow(db, table)
    .whereNotNull("run_id")
    .first(
      "owner",
      "run_id",
      ...(table.isFenced ? ["since"] : []),
      db.raw(`case when expires_at < ${clock} then expires_at end as ??`, ["expired"]),
    );
  if (row === undefined) return { holder: null, expiredAt: null };
  const since = row.since === undefined ? null : Number(row.since);
  const holder = { runId: row.run_id, owner: row.owner, since };
  if (row.expired === null) return { holder, expiredAt: null };
  const file = await leaseFileOf(db, table.name);
  return { holder, expiredAt: file !== undefined && isLeaseFileHeld(file) ? null : Number(row.expired) };
}

/** When a lease taken or renewed now expires, by the clock of the database. */
export const leaseExpiry = (db: Knex, { clock }: Product, leaseMs: number): Knex.Raw =>
  db.raw(`${clock} + ?`, [leaseMs]);

/**
 * Grace period for the holder of an expired lease. Where a schema change blocks all writes, it blocks renewals too.
 * Afterwards they go through, with an expiry that may already have passed, and on the holder's node possibly later than
 * elsewhere. So the holder gets some extra time.
 */
export const graceMs = ({ schemaChangeBlocksWrites }: Product, leaseMs: number): number =>
  schemaChangeBlocksWrites ? leaseMs / 6 : 0;

/**
 * Shortens a lease that expires later than any holder would set it: the clock of the database was set back since, and a
 * holder that died would keep the lease for that long. A live holder renews it well before its new expiry. Assumes that
 * all contenders for a lock use the same lease duration.
 */
export async function shortenLease(db: Knex, product: Product, table: LeaseTable, leaseMs: number): Promise<void> {
  const overlong = () =>
    leaseRow(db, table)
      .whereNotNull("run_id")
      .where(db.raw(`expires_at > ${product.clock} + ?`, [2 * leaseMs]));
  try {
    if ((await overlong().first("one")) !== undefined)
      await overlong().update({ expires_at: leaseExpiry(db, product, leaseMs) });
  } catch (error) {
    if (!product.isBusy(error)) throw error; // a concurrent writer shortens or renews it as well
  }
}

/** The condition that finds the row of one holder only. */
export type OwnRow = Readonly<{ run_id: string; fence?: number }>;

/** A free row, or one whose expired lease still has the expiry seen before. */
const freeOrExpired =
  (expiredAt: number | null) =>
  (row: Knex.QueryBuilder): void => {
    row.whereNull("run_id");
    if (expiredAt !== null) row.orWhere("expires_at", expiredAt);
  };

/**
 * One conditional update, compared with the clock of the database; the process that changes the row has the lease, and
 * its fencing token. Tokens grow with every holder and with time, so the highest seen is valid even if the table was
 * recreated or restored from a backup.
 * @returns undefined when another process was faster
 */
export async function takeRow(
  db: Knex,
  product: Product,
  table: LeaseTable,
  request: Readonly<{ runId: string; owner: string; leaseMs: number; expiredAt: number | null }>,
): Promise<OwnRow | undefined> {
  const { runId, owner, leaseMs, expiredAt } = request;
  const ownerColumns = { run_id: runId, owner: owner.slice(0, 255) };
  const expiry = { expires_at: leaseExpiry(db, product, leaseMs) };
  const free = (on: Knex): Knex.QueryBuilder => leaseRow(on, table).where(freeOrExpired(expiredAt));
  if (!table.isFenced)
    return (await free(db).update({ ...ownerColumns, ...expiry })) === 1 ? { run_id: runId } : undefined;
  const { clock } = product;
  const fence = db.raw(`case when fence >= ${clock} then fence + 1 else ${clock} end`);
  return db.transaction(async (trx) => {
    if ((await free(trx).update({ ...ownerColumns, fence, since: db.raw(clock), ...expiry })) !== 1) return undefined;
    const row: Readonly<{ fence: number }> = await leaseRow(trx, table).first("fence");
    return { run_id: runId, fence: Number(row.fence) };
  });
}

export const releaseRow = (db: Knex, table: LeaseTable, ownRow: OwnRow): Promise<number> =>
  leaseRow(db, table)
    .where(ownRow)
    .update({ run_id: null, owner: null, ...(table.isFenced && { since: null }), expires_at: null });
