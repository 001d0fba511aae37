import type { Knex } from "knex";
import type { Product } from "./product.ts";

/**
 * How long a lease that is over stays with its holder. Where a change of the schema holds up all writes it holds up renewals too.
 * When it ends they come through, with an end that may be past by then, and at the node of the holder it may end later than elsewhere.
 * So he is given some more time there.
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
