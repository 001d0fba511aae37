import type { Knex } from "knex";
import type { Product } from "../product.ts";

/**
 * Grace period for the holder of an expired lease. Where a schema change blocks all writes, it blocks renewals too. Afterwards they go through,
 * with an expiry that may already have passed, and on the holder's node possibly later than elsewhere. So the holder gets some extra time.
 */
export const settleMs = ({ standsStill }: Product, leaseMs: number): number => (standsStill ? leaseMs / 6 : 0);

/** The expiry of the lease in this row if it has expired, otherwise null; as column `over`. */
export const overIn = (db: Knex, { clock }: Product): Knex.Raw =>
  db.raw(`case when run_id is not null and expires_at < ${clock} then expires_at end as ??`, ["over"]);

/** A free row, or one whose expired lease still has the expiry seen before. */
export const freeOrOver =
  (over: number | null) =>
  (row: Knex.QueryBuilder): void => {
    row.whereNull("run_id");
    if (over !== null) row.orWhere("expires_at", over);
  };

/** When a lease taken or renewed now expires, by the clock of the database. */
export const endOfLease = (db: Knex, { clock }: Product, leaseMs: number): Knex.Raw =>
  db.raw(`${clock} + ?`, [leaseMs]);

/**
 * Shortens a lease that expires later than any holder would set it: the clock of the database was set back since, and a holder that died would
 * keep the lease for that long. A live holder renews it well before its new expiry.
 * Assumes that all contenders for a lock use the same lease duration.
 * @param row the row of the lock
 */
export async function shortenLease(
  row: (db: Knex) => Knex.QueryBuilder,
  db: Knex,
  product: Product,
  leaseMs: number,
): Promise<void> {
  const far = () =>
    row(db)
      .whereNotNull("run_id")
      .where(db.raw(`expires_at > ${product.clock} + ?`, [2 * leaseMs]));
  try {
    if ((await far().first("one")) !== undefined) await far().update({ expires_at: endOfLease(db, product, leaseMs) });
  } catch (error) {
    if (!product.isBusy(error)) throw error; // a rival that is writing right now shortens it too, or renews it
  }
}
