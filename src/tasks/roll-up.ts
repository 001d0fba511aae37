import type { Stores, Transaction } from "../storage/stores.ts";

/** Small enough not to delay others that wait for the connection or a stale mark. */
const batchSize = 64;
/** Name of the lock for recomputing totals; a second process waits, and then finds the work done. */
const lockName = "making totals";

export type RollUpOptions = Readonly<{
  stores: Stores<"reputation" | "totals">;
  transaction: Transaction<"moderationLocks" | "totals">;
  /** Maximum seconds saved per view of a segment. */
  cap: number;
}>;

/**
 * Recomputes the totals of stale users, batch by batch, as fast as the caller asks for batches.
 * Shape   yields the number of users per batch: 0 if another process recomputed them first
 */
export type RollUpBatches = (batchSize: number) => AsyncGenerator<number, void>;

export function createRollUpBatches({ stores, transaction, cap }: RollUpOptions): RollUpBatches {
  let adopted = false;
  const adoptBasis = async (): Promise<void> => {
    await transaction(async (inside) => {
      await inside.moderationLocks.lock([lockName]);
      await inside.totals.adoptBasis(cap);
    });
    adopted = true;
  };
  const make = async (first: string, last: string): Promise<number> => {
    const users = await transaction(async (inside) => {
      await inside.moderationLocks.lock([lockName]);
      const stale = await inside.totals.staleBetween(first, last);
      await inside.totals.recompute(stale, cap);
      return stale;
    });
    // Backfills reputations of users with imported or old segments, so that the first read does not have to count them.
    await stores.reputation.facts(users, Date.now());
    return users.length;
  };
  return async function* (most) {
    if (!adopted) await adoptBasis();
    // A single pass in id order: users that become stale again behind it wait for the next run, so this terminates.
    let after = "";
    for (;;) {
      const stale = await stores.totals.stale(after, most);
      const [first, last] = [stale[0], stale.at(-1)];
      if (first === undefined || last === undefined) return;
      yield await make(first, last);
      after = last;
    }
  };
}

/** Afterwards the totals include everything committed before the call, by whichever process. */
export function createRollUp(options: RollUpOptions): () => Promise<void> {
  const batches = createRollUpBatches(options);
  return async () => {
    for await (const _batch of batches(batchSize));
  };
}
