import { hash } from "node:crypto";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import { Piscina } from "piscina";
import { Problem } from "../errors.ts";

export type HashPool = Readonly<{
  /**
   * The 5000-round hash of a secret, found in the cache, or made on a worker thread.
   * Errors  `overloaded` (503) when the queue is full
   */
  hash: (secret: string) => string | Promise<string>;
  /** Tasks that wait for a thread. */
  waiting: () => number;
  close: () => Promise<void>;
}>;

export type HashPoolOptions = Readonly<{
  /** Worker threads. */
  threads?: number;
  /** Tasks that may wait; one more is refused. At 1.4 ms each, 2000 waiting tasks on 2 threads take about 1.5 s. */
  maxQueue?: number;
  /** Results that are remembered, under the one-round hash of the secret and never under the secret itself. */
  cacheSize?: number;
}>;

const workerFile = fileURLToPath(new URL(`./hash-worker${extname(import.meta.url)}`, import.meta.url));

/** Starts the worker threads. Equal secrets that are asked for at the same time share one task. */
export function createHashPool({ threads = 2, maxQueue = 2000, cacheSize = 50_000 }: HashPoolOptions = {}): HashPool {
  const pool = new Piscina<string, string>({
    filename: workerFile,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 300_000,
    concurrentTasksPerWorker: 1,
    recordTiming: false,
  });
  const known = new LRUCache<string, string>({ max: cacheSize });
  const underWay = new Map<string, Promise<string>>();

  return {
    hash: (secret) => {
      const key = hash("sha256", secret, "hex");
      const digest = known.get(key);
      if (digest !== undefined) return digest;
      const shared = underWay.get(key);
      if (shared !== undefined) return shared;
      if (pool.queueSize >= maxQueue) return Promise.reject(new Problem("overloaded", undefined, { retryAfter: 2 }));
      const started = pool
        .run(secret)
        .then((made) => {
          known.set(key, made);
          return made;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, started);
      return started;
    },
    waiting: () => pool.queueSize,
    close: () => pool.destroy(),
  };
}
