import type { Stores } from "../storage/stores.ts";

/** Small enough that whoever waits for the connection or for a mark does not feel it. */
const usersAtOnce = 25;
/** Who holds this name makes totals; a second process waits, and then finds the work done. */
const turn = "making totals";

export type RollUpOptions = Readonly<{
  stores: Stores;
  transaction: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
  /** Seconds that a view of a segment saves at most. */
  cap: number;
}>;

/**
 * Recomputes the totals of stale users, batch by batch, as fast as the caller asks for batches.
 * Shape   yields of how many users each batch made totals: 0 when somebody else made them first
 */
export type RollUpBatches = (usersAtOnce: number) => AsyncGenerator<number, void>;

export function createRollUpBatches({ stores, transaction, cap }: RollUpOptions): RollUpBatches {
  let adopted = false;
  const adoptCap = async (): Promise<void> => {
    await transaction(async (inside) => {
      await inside.moderationLocks.lock([turn]);
      await inside.totals.adoptCap(cap);
    });
    adopted = true;
  };
  const make = async (first: string, last: string): Promise<number> => {
    const users = await transaction(async (inside) => {
      await inside.moderationLocks.lock([turn]);
      const stale = await inside.totals.staleBetween(first, last);
      await inside.totals.recompute(stale, cap);
      return stale;
    });
    // Whose segments came with an import, or before reputations were kept, is counted here instead of by the first reader.
    await stores.reputation.facts(users, Date.now());
    return users.length;
  };
  return async function* (most) {
    if (!adopted) await adoptCap();
    // Once through the ids in order: who is touched again behind us waits for the next time, so this ends.
    let after = "";
    for (;;) {
      const found = await stores.totals.stale(after, most);
      const [first, last] = [found[0], found.at(-1)];
      if (first === undefined || last === undefined) return;
      yield await make(first, last);
      after = last;
    }
  };
}

/** Everything committed before the call is in the totals afterwards, whichever process made them. */
export function createRollUp(options: RollUpOptions): () => Promise<void> {
  const batches = createRollUpBatches(options);
  return async () => {
    for await (const _made of batches(usersAtOnce));
  };
}
