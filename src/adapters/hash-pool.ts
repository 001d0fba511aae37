import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { addressShare } from "../domain/limits/address-share.ts";
import { Problem } from "../errors.ts";
import { createCounts } from "./counts.ts";
import { createHashThreads } from "./hash-threads.ts";

export type HashPool = Readonly<{
  /**
   * The 5000-round hash of a secret, cached or computed on a worker thread.
   * @param address of the client who sent the secret; none if it is not chosen by a client
   * Errors  `overloaded` (503) if the queue is full, or what of it this address may take
   */
  hash: (secret: string, address?: string) => string | Promise<string>;
  /** Number of tasks waiting for a thread. */
  waiting: () => number;
  close: () => Promise<void>;
}>;

export type HashPoolOptions = Readonly<{
  /** Number of worker threads. */
  threads?: number;
  /**
   * Maximum queue length, up to which a single address may take all of it: behind a proxy that is not named, all
   * clients have the same one. A quarter more is kept for addresses with fewer tasks than their share. At 1.4 ms each,
   * 2000 queued tasks take about 1.5 s on 2 threads.
   */
  maxQueue?: number;
  /** Maximum number of cached results, keyed by the one-round hash of the secret and never by the secret itself. */
  cacheSize?: number;
}>;

/** What is kept beyond the queue, as a part of it. */
const reserve = 1 / 4;

/** Hashes on threads. Single flight: concurrent calls for the same secret share one task. */
export function createHashPool({ threads = 2, maxQueue = 2000, cacheSize = 50_000 }: HashPoolOptions = {}): HashPool {
  const pool = createHashThreads({ count: threads });
  const known = new LRUCache<string, string>({ maxSize: cacheSize, sizeCalculation: () => 1 }); // `max` would allocate all memory up front
  const inProgress = new Map<string, Promise<string>>();
  const unanswered = createCounts();
  const share = addressShare(maxQueue);
  const withReserve = maxQueue + Math.ceil(maxQueue * reserve);
  /** An address that queues many hashes cannot take the last slots from others. */
  const isFull = (address: string | undefined): boolean => {
    const hasShare = address !== undefined && unanswered.of(address) >= share;
    return pool.waiting() >= (hasShare ? maxQueue : withReserve);
  };
  const compute = async (secret: string, key: string, address: string | undefined): Promise<string> => {
    if (address !== undefined) unanswered.change(address, 1);
    try {
      const digest = await pool.run(secret);
      known.set(key, digest);
      return digest;
    } finally {
      inProgress.delete(key);
      if (address !== undefined) unanswered.change(address, -1);
    }
  };

  return {
    hash: (secret, address) => {
      const key = hash("sha256", secret, "hex");
      const digest = known.get(key);
      if (digest !== undefined) return digest;
      const shared = inProgress.get(key);
      if (shared !== undefined) return shared;
      if (isFull(address)) return Promise.reject(new Problem("overloaded", undefined, { retryAfter: 2 }));
      const started = compute(secret, key, address);
      inProgress.set(key, started);
      return started;
    },
    waiting: pool.waiting,
    close: pool.close,
  };
}
