import { hash } from "node:crypto";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import type { Piscina } from "piscina";
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

type Pool = Piscina<string, string>;

async function poolOf(threads: number): Promise<Pool> {
  const { Piscina } = await import("piscina");
  return new Piscina<string, string>({
    filename: workerFile,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 300_000,
    concurrentTasksPerWorker: 1,
    recordTiming: false,
  });
}

/** Worker threads, which are there when the first secret comes. Equal secrets that are asked for at the same time share one task. */
export function createHashPool({ threads = 2, maxQueue = 2000, cacheSize = 50_000 }: HashPoolOptions = {}): HashPool {
  let opening: Promise<Pool> | undefined;
  let pool: Pool | undefined;
  const open = async (): Promise<Pool> => {
    pool = await poolOf(threads);
    return pool;
  };
  const run = async (secret: string): Promise<string> => {
    opening ??= open();
    return (pool ?? (await opening)).run(secret);
  };
  const waiting = (): number => pool?.queueSize ?? underWay.size;
  const known = new LRUCache<string, string>({ maxSize: cacheSize, sizeCalculation: () => 1 }); // `max` would take the memory at once
  const underWay = new Map<string, Promise<string>>();

  return {
    hash: (secret) => {
      const key = hash("sha256", secret, "hex");
      const digest = known.get(key);
      if (digest !== undefined) return digest;
      const shared = underWay.get(key);
      if (shared !== undefined) return shared;
      if (waiting() >= maxQueue) return Promise.reject(new Problem("overloaded", undefined, { retryAfter: 2 }));
      const started = run(secret)
        .then((made) => {
          known.set(key, made);
          return made;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, started);
      return started;
    },
    waiting,
    close: async () => await (await opening)?.destroy(),
  };
}
