import { dialectOf, unlessDuplicate } from "@segmark/database/dialect";
import type { Knex } from "knex";

type SenderRow = { id: 1; owner: string; leased_until: number };

/** Which process sends. The time is that of the database. */
export const senderLeaseStore = (db: Knex) => ({
  /** Takes the lease if it is free, or renews it. @returns whether `owner` has it now */
  claim: async (owner: string, leaseMs: number): Promise<boolean> => {
    const { clock } = dialectOf(db);
    const until = db.raw(`${clock} + ?`, [leaseMs]);
    const free = (row: Knex.QueryBuilder) =>
      void row
        .where("owner", owner)
        .orWhere("leased_until", "<", db.raw(clock))
        .orWhere("leased_until", ">", db.raw(`${clock} + ?`, [leaseMs])); // the clock went back
    const taken = await db("outgoing_sender").where("id", 1).where(free).update({ owner, leased_until: until });
    if (taken > 0) return true;
    if ((await db<SenderRow>("outgoing_sender").where("id", 1).first("id")) !== undefined) return false;
    await db("outgoing_sender").insert({ id: 1, owner, leased_until: until }).catch(unlessDuplicate(db));
    return (await db<SenderRow>("outgoing_sender").where("id", 1).first("owner"))?.owner === owner;
  },

  /** Holds the lease until this transaction ends. @returns false if another process has it */
  hold: async (owner: string): Promise<boolean> =>
    (await db<SenderRow>("outgoing_sender").where({ id: 1, owner }).forUpdate().first("id")) !== undefined,

  release: async (owner: string): Promise<void> => {
    await db<SenderRow>("outgoing_sender").where({ id: 1, owner }).update({ leased_until: 0 });
  },
});
