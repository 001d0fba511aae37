import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as endOfRound } from "node:timers/promises";
import { Problem } from "../errors.ts";
import { createCounts } from "./counts.ts";

/**
 * - `write`        writes a batch atomically
 * - `isShared`     whether an error is unrelated to the contents of the batch, so that splitting it would not help
 * - `ownerOf`      the owner of an item
 * - `maxItems`     maximum batch size
 * - `slots`       concurrent batches: one, unless an item has waited for `parallelAfterMs`
 * - `waiting`      maximum number of queued items; `waitingPerOwner` the same per owner
 */
export type BatchOptions<T> = Readonly<{
  write: (items: readonly T[]) => Promise<void>;
  isShared: (error: unknown) => boolean;
  ownerOf: (item: T) => string;
  maxItems: number;
  slots: number;
  parallelAfterMs: number;
  waiting: number;
  waitingPerOwner: number;
}>;

export type Batches<T> = Readonly<{
  /**
   * Resolves when the batch with the item is committed. Errors what `write` throws for a batch that failed as a whole,
   * or for the item alone; `overloaded` if the queue is full
   */
  add: (item: T) => Promise<void>;
  waiting: () => number;
  /** Resolves when the queue is empty and no batch is in progress. */
  settled: () => Promise<void>;
}>;

type Waiter<T> = Readonly<{ item: T; resolve: () => void; reject: (error: unknown) => void }>;

/**
 * Group commit: an item added while idle is written at once, together with others from the same event loop iteration;
 * items added meanwhile form the next batch. So batch sizes follow the load, and no item waits for others to arrive.
 */
export function createBatches<T>(options: BatchOptions<T>): Batches<T> {
  const { write, isShared, ownerOf, maxItems, slots, parallelAfterMs } = options;
  const queue: Waiter<T>[] = [];
  const queued = createCounts();
  const inProgress = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  // A batch serves many requests: a failure inside must not be attributed to, or abort, any one of them.
  const outsideRequests = AsyncLocalStorage.snapshot();

  /** Never rejects. A failing item is found by bisection, so that the others are written. */
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
    clearTimeout(timer);
    timer = undefined;
    const batch = queue.splice(0, maxItems);
    for (const { item } of batch) queued.change(ownerOf(item), -1);
    startAnotherLater();
    if (batch.length > 0) await settle(batch);
  };
  const begin = (): void => {
    const work = run().then(() => {
      inProgress.delete(work);
      if (queue.length > 0) begin();
    });
    inProgress.add(work);
  };
  const startAnotherLater = (): void => {
    if (queue.length > 0 && inProgress.size < slots) timer ??= setTimeout(begin, parallelAfterMs);
  };

  const add = async (item: T): Promise<void> => {
    const owner = ownerOf(item);
    if (queue.length >= options.waiting || queued.of(owner) >= options.waitingPerOwner)
      throw new Problem("overloaded", undefined, { retryAfter: 1 });
    const written = new Promise<void>((resolve, reject) => void queue.push({ item, resolve, reject }));
    queued.change(owner, 1);
    outsideRequests(inProgress.size === 0 ? begin : startAnotherLater);
    await written;
  };
  const settled = async (): Promise<void> => {
    while (inProgress.size > 0) await Promise.all(inProgress);
  };
  return { add, waiting: () => queue.length, settled };
}
