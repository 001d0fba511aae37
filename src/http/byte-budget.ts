import { Problem } from "../errors.ts";

/** What one body takes of the memory for long bodies. Disposing gives it back. */
export type Account = Disposable &
  Readonly<{
    /** From now on bytes arrive; `refuse` ends that when another body needs the memory more. */
    receiving: (refuse: (problem: Problem) => void) => void;
    /** So many bytes are here. Errors: `overloaded` when there is no memory for them. */
    add: (bytes: number) => void;
    /** The body is here as a whole: nobody takes its memory from it any more. */
    arrived: () => void;
  }>;

/** Memory that long bodies may take together. Only what has arrived counts: to announce a length costs nobody anything. */
export type ByteBudget = Readonly<{ open: () => Account }>;

/** Bodies up to this size are taken as they come: the number of connections is bound enough. */
const smallBytes = 1024 * 1024;
/** A sender that is silent for so long gives way to one that sends. */
const silentMs = 1000;

const overloaded = (): Problem => new Problem("overloaded", undefined, { retryAfter: 1 });

type Entry = { bytes: number; counted: number; lastAt: number; refuse: ((problem: Problem) => void) | undefined };

/**
 * When the memory is used up, the largest body whose sender fell silent is refused; without such a one, the body whose bytes come too many.
 * @param most bytes at once; a single body always finds its place, so that no limit of an operation is above what works
 */
export function createByteBudget(most: number, now: () => number = () => performance.now()): ByteBudget {
  const entries = new Set<Entry>();
  let taken = 0;

  function give(entry: Entry): void {
    taken -= entry.counted;
    entries.delete(entry);
    entry.counted = 0;
    entry.refuse = undefined;
  }

  function largestSilent(but: Entry): Entry | undefined {
    let found: Entry | undefined;
    for (const entry of entries) {
      const isSilent = entry !== but && entry.refuse !== undefined && now() - entry.lastAt >= silentMs;
      if (isSilent && entry.counted > (found?.counted ?? 0)) found = entry;
    }
    return found;
  }

  function makeRoom(entry: Entry): void {
    while (taken > most && taken > entry.counted) {
      const silent = largestSilent(entry);
      if (silent === undefined) {
        give(entry);
        throw overloaded();
      }
      const { refuse } = silent;
      give(silent);
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
          taken += entry.bytes - entry.counted;
          entry.counted = entry.bytes;
          makeRoom(entry);
        },
        arrived: () => {
          entry.refuse = undefined;
        },
        [Symbol.dispose]: () => give(entry),
      };
    },
  };
}
