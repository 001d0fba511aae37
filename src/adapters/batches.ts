import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as endOfRound } from "node:timers/promises";
import { Problem } from "../errors.ts";
import { createCounts } from "./counts.ts";

/**
 * - `write`        does all of a batch or nothing of it
 * - `isShared`     whether an error has nothing to do with what is in the batch, so that none of it would fare better alone
 * - `ownerOf`      whom an item comes from
 * - `most`         items of a batch
 * - `places`       batches under way at the same time: one, unless somebody has waited for `patienceMs`
 * - `waiting`      items that may wait; `waitingPerOwner` the same for those of one owner
 */
export type BatchOptions<T> = Readonly<{
  write: (items: readonly T[]) => Promise<void>;
  isShared: (error: unknown) => boolean;
  ownerOf: (item: T) => string;
  most: number;
  places: number;
  patienceMs: number;
  waiting: number;
  waitingPerOwner: number;
}>;

export type Batches<T> = Readonly<{
  /**
   * Resolves when the item is written.
   * Errors  what `write` throws for a batch that failed as a whole, or for the item alone; `overloaded` when too many wait
   */
  add: (item: T) => Promise<void>;
  waiting: () => number;
  /** Resolves when nothing waits or is under way. */
  settled: () => Promise<void>;
}>;

type Waiter<T> = Readonly<{ item: T; resolve: () => void; reject: (error: unknown) => void }>;

/**
 * Writes together what comes together: an item that comes while nothing is under way is written at once, with what the same round of the event loop
 * brings, and what comes meanwhile makes up the next batch. So batches are as large as the load demands, and nobody waits for others to come.
 */
export function createBatches<T>(options: BatchOptions<T>): Batches<T> {
  const { write, isShared, ownerOf, most, places, patienceMs } = options;
  const queue: Waiter<T>[] = [];
  const queued = createCounts();
  const underWay = new Set<Promise<void>>();
  let impatience: NodeJS.Timeout | undefined;
  // A batch is the work of many requests: none of them is to be named, or ended, for a failure inside.
  const ofNobody = AsyncLocalStorage.snapshot();

  /** Never rejects. An item at which its batch fails is found by halves, so that the others are written. */
  const settle = async (batch: readonly Waiter<T>[]): Promise<void> => {
    try {
      await write(batch.map(({ item }) => item));
    } catch (error) {
      if (batch.length === 1 || isShared(error)) for (const { reject } of batch) reject(error);
      else {
        const middle = Math.ceil(batch.length / 2);
        await settle(batch.slice(0, middle));
        await settle(batch.slice(middle));
      }
      return;
    }
    for (const { resolve } of batch) resolve();
  };

  const run = async (): Promise<void> => {
    await endOfRound();
    clearTimeout(impatience);
    impatience = undefined;
    const batch = queue.splice(0, most);
    for (const { item } of batch) queued.change(ownerOf(item), -1);
    beImpatient();
    if (batch.length > 0) await settle(batch);
  };
  const begin = (): void => {
    const work = run().then(() => {
      underWay.delete(work);
      if (queue.length > 0) begin();
    });
    underWay.add(work);
  };
  const beImpatient = (): void => {
    if (queue.length > 0 && underWay.size < places) impatience ??= setTimeout(begin, patienceMs);
  };

  const add = async (item: T): Promise<void> => {
    const owner = ownerOf(item);
    if (queue.length >= options.waiting || queued.of(owner) >= options.waitingPerOwner)
      throw new Problem("overloaded", undefined, { retryAfter: 1 });
    const written = new Promise<void>((resolve, reject) => void queue.push({ item, resolve, reject }));
    queued.change(owner, 1);
    ofNobody(underWay.size === 0 ? begin : beImpatient);
    await written;
  };
  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  return { add, waiting: () => queue.length, settled };
}
