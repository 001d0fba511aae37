import type { Knex } from "knex";
import type { Product } from "./product.ts";

/**
 * How long a lease that is over stays with its holder. Where a change of the schema holds up all writes it holds up renewals too.
 * When it ends they come through, with an end that may be past by then, and at the node of the holder it may end later than elsewhere.
 * So the holder is given some more time there.
 */
export const settleMs = ({ standsStill }: Product, leaseMs: number): number => (standsStill ? leaseMs / 6 : 0);

/** The end of the lease in this row when it is over, else null; as column `over`. */
export const overIn = (db: Knex, { clock }: Product): Knex.Raw =>
  db.raw(`case when run_id is not null and expires_at < ${clock} then expires_at end as ??`, ["over"]);

/** A row that nobody has, or whose lease was over with this end a moment ago and still has it. */
export const freeOrOver =
  (over: number | null) =>
  (row: Knex.QueryBuilder): void => {
    row.whereNull("run_id");
    if (over !== null) row.orWhere("expires_at", over);
  };

/** When a lease ends that is taken or renewed now, by the clock of the database. */
export const endOfLease = (db: Knex, { clock }: Product, leaseMs: number): Knex.Raw =>
  db.raw(`${clock} + ?`, [leaseMs]);

/**
 * Brings back a lease whose end lies further away than any holder puts it: the clock of the database was set back since, and a holder that
 * died would keep it for as long as that. One that lives renews it well before its new end.
 * Whoever wants a lock gives leases of the same length as its holder.
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
    if (!product.isBusy(error)) throw error; // a rival who is writing right now shortens it too, or renews it
  }
}
