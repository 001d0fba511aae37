import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Problem } from "../errors.ts";
import { createHashThreads } from "./hash-threads.ts";

export type HashPool = Readonly<{
  /**
   * The 5000-round hash of a secret, cached or computed on a worker thread.
   * Errors  `overloaded` (503) if the queue is full
   */
  hash: (secret: string) => string | Promise<string>;
  /** Number of tasks waiting for a thread. */
  waiting: () => number;
  close: () => Promise<void>;
}>;

export type HashPoolOptions = Readonly<{
  /** Number of worker threads. */
  threads?: number;
  /** Maximum queue length; further tasks are rejected. At 1.4 ms each, 2000 queued tasks take about 1.5 s on 2 threads. */
  maxQueue?: number;
  /** Maximum number of cached results, keyed by the one-round hash of the secret and never by the secret itself. */
  cacheSize?: number;
}>;

/** Hashes on threads. Single flight: concurrent calls for the same secret share one task. */
export function createHashPool({ threads = 2, maxQueue = 2000, cacheSize = 50_000 }: HashPoolOptions = {}): HashPool {
  const pool = createHashThreads({ count: threads });
  const known = new LRUCache<string, string>({ maxSize: cacheSize, sizeCalculation: () => 1 }); // `max` would allocate all memory up front
  const inProgress = new Map<string, Promise<string>>();

  return {
    hash: (secret) => {
      const key = hash("sha256", secret, "hex");
      const digest = known.get(key);
      if (digest !== undefined) return digest;
      const shared = inProgress.get(key);
      if (shared !== undefined) return shared;
      if (pool.waiting() >= maxQueue) return Promise.reject(new Problem("overloaded", undefined, { retryAfter: 2 }));
      const started = pool
        .run(secret)
        .then((result) => {
          known.set(key, result);
          return result;
        })
        .finally(() => inProgress.delete(key));
      inProgress.set(key, started);
      return started;
    },
    waiting: pool.waiting,
    close: pool.close,
  };
}
