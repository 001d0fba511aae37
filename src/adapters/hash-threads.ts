import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { type OrderedThread, orderedThread } from "../ordered-thread.ts";

/** Threads that hash secrets. */
export type HashThreads = Readonly<{
  /** The 5000-round hash of a secret. Errors: if its thread ends before it answers, and after `close` */
  run: (secret: string) => Promise<string>;
  /** Number of secrets that no thread works on yet. */
  waiting: () => number;
  /** Number of threads that are running. */
  size: () => number;
  /** Ends the threads. Secrets without an answer are rejected. */
  close: () => Promise<void>;
}>;

/**
 * - `count`   how many threads at most
 * - `idleMs`  without any secret, after which they end
 */
export type HashThreadsOptions = Readonly<{ count: number; idleMs?: number }>;

type Thread = OrderedThread<string, string>;

const workerFile = fileURLToPath(new URL(`./hash-worker${extname(import.meta.url)}`, import.meta.url));

/**
 * Threads start when all others are busy. A secret goes at once to the thread that has the fewest: all take equally
 * long, so it is the first one to be free, and it continues without waiting for this thread.
 */
export function createHashThreads({ count, idleMs = 300_000 }: HashThreadsOptions): HashThreads {
  const threads = new Set<Thread>();
  let isClosed = false;

  function start(): Thread {
    const thread: Thread = orderedThread(new Worker(workerFile), {
      hasEnded: "A thread that hashes secrets has ended.",
      onEnd: () => threads.delete(thread),
    });
    threads.add(thread);
    return thread;
  }

  function leastBusy(): Thread {
    let least: Thread | undefined;
    for (const thread of threads) if (least === undefined || thread.unanswered() < least.unanswered()) least = thread;
    return least === undefined || (least.unanswered() > 0 && threads.size < count) ? start() : least;
  }

  const idle = setTimeout(() => {
    for (const thread of threads) {
      if (thread.unanswered() > 0) continue;
      threads.delete(thread); // at once: it must not be given another secret
      void thread.end();
    }
    if (threads.size > 0) idle.refresh();
  }, idleMs).unref();

  return {
    // Whatever fails, also the start of a thread, is a rejection.
    run: async (secret) => {
      if (isClosed) throw new Error("The threads that hash secrets are closed.");
      idle.refresh();
      return leastBusy().ask(secret);
    },
    waiting: () => {
      let waiting = 0;
      for (const { unanswered } of threads) waiting += Math.max(0, unanswered() - 1);
      return waiting;
    },
    size: () => threads.size,
    close: async () => {
      isClosed = true; // a thread that starts now would keep the process
      clearTimeout(idle);
      await Promise.all([...threads].map(({ end }) => end()));
    },
  };
}
