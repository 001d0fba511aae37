import { Problem } from "../operation/problem.ts";

/** The memory used by one long body. Disposing releases it. */
export type Account = Disposable &
  Readonly<{
    /** Starts a body; `refuse` aborts its transfer when another body takes precedence. */
    receiving: (refuse: (problem: Problem) => void) => void;
    /** Accounts for received bytes. @throws Problem `overloaded` if there is no memory for them. */
    add: (bytes: number) => void;
    /** The body is complete: its memory can no longer be reclaimed by others. */
    arrived: () => void;
  }>;

/** Shared memory budget for long bodies. Only received bytes count: an announced length reserves nothing. */
export type ByteBudget = Readonly<{ open: () => Account }>;

/** Bodies up to this size, which one read may bring, are not counted: the connection limit bounds them sufficiently. */
const smallBytes = 64 * 1024;
/** A sender that was idle for this long loses its memory to one that is sending. */
const silentMs = 1000;

const overloaded = (): Problem => new Problem("overloaded", undefined, { retryAfter: 1 });

type Entry = { bytes: number; counted: number; lastAt: number; refuse: ((problem: Problem) => void) | undefined };

/**
 * When the budget is exhausted, the largest body with a silent sender is rejected; if there is none, the body that
 * exceeded the budget.
 * @param maxBytes bytes in total; a single body always fits, so that every operation limit works
 */
export function createByteBudget(maxBytes: number, now: () => number = () => performance.now()): ByteBudget {
  const entries = new Set<Entry>();
  let used = 0;

  function release(entry: Entry): void {
    used -= entry.counted;
    entries.delete(entry);
    entry.counted = 0;
    entry.refuse = undefined;
  }

  function largestSilent(exclude: Entry): Entry | undefined {
    let largest: Entry | undefined;
    for (const entry of entries) {
      const isSilent = entry !== exclude && entry.refuse !== undefined && now() - entry.lastAt >= silentMs;
      if (isSilent && entry.counted > (largest?.counted ?? 0)) largest = entry;
    }
    return largest;
  }

  function makeRoom(entry: Entry): void {
    while (used > maxBytes && used > entry.counted) {
      const silent = largestSilent(entry);
      if (silent === undefined) {
        release(entry);
        throw overloaded();
      }
      const { refuse } = silent;
      release(silent);
      refuse?.(overloaded());
    }
  }

  return {
    open: () => {
      const entry: Entry = { bytes: 0, counted: 0, lastAt: now(), refuse: undefined };
      return {
        receiving: (refuse) => {
          entry.refuse = refuse;
        },
        add: (bytes) => {
          entry.bytes += bytes;
          if (entry.bytes <= smallBytes) return;
          entries.add(entry);
          entry.lastAt = now();
          used += entry.bytes - entry.counted;
          entry.counted = entry.bytes;
          makeRoom(entry);
        },
        arrived: () => {
          entry.refuse = undefined;
        },
        [Symbol.dispose]: () => release(entry),
      };
    },
  };
}
