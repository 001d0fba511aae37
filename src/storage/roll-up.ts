import type { Stores } from "./stores.ts";

/** Small enough that whoever waits for the connection or for a mark does not feel it. */
const usersAtOnce = 200;
/** Who holds this name makes totals; a second process waits, and then finds the work done. */
const turn = "making totals";

export type RollUp = Readonly<{
  stores: Stores;
  transaction: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
  /** Seconds that a view of a segment saves at most. */
  cap: number;
}>;

/**
 * Makes the totals of touched users anew, batch by batch.
 * Everything committed before the call is in the totals afterwards, whichever process made them.
 */
export function createRollUp({ stores, transaction, cap }: RollUp): () => Promise<void> {
  let adopted = false;
  const adoptCap = async (): Promise<void> => {
    await transaction(async (inside) => {
      await inside.subjects.lock([turn]);
      await inside.totals.adoptCap(cap);
    });
    adopted = true;
  };
  return async () => {
    if (!adopted) await adoptCap();
    // Once through the ids in order: who is touched again behind us waits for the next time, so this ends.
    const next = (after: string): Promise<string[]> => stores.totals.stale(after, usersAtOnce);
    for (let found = await next(""); found.length > 0; found = await next(found.at(-1) ?? "")) {
      const [first = "", last = ""] = [found[0], found.at(-1)];
      await transaction(async (inside) => {
        await inside.subjects.lock([turn]);
        await inside.totals.renew(await inside.totals.staleBetween(first, last), cap);
      });
    }
  };
}
