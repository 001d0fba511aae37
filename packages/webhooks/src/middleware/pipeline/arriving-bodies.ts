/** The memory of one body that is arriving. */
export type Account = Readonly<{
  /** Counts bytes that have arrived. */
  add: (bytes: number) => void;
  /** The body no longer arrives. */
  close: () => void;
  /** Whether there was no memory for it. */
  readonly isRefused: boolean;
}>;

/** The memory of all bodies that are arriving: whoever sends them has not shown a signature yet. */
export type ArrivingBodies = Readonly<{
  /** A body begins to arrive. `refuse` stops it, possibly at once. */
  open: (refuse: () => void) => Account;
}>;

/** What a request takes before any of its body has arrived. It bounds the number of bodies. */
const overhead = 16 * 1024;
/** A body is slow if, after this time in ms, it arrives at a lower rate, in bytes per second. */
const settling = 1000;
const slowRate = 64 * 1024;

type Entry = { bytes: number; readonly since: number; readonly refuse: () => void };

/**
 * Bodies that arrive take at most `maxBytes` together, unless a single one does. When more arrives, the largest slow
 * body makes room, so that senders who send little or nothing keep nobody out; if there is none, the body for which
 * there is no room is refused.
 */
export function createArrivingBodies(maxBytes: number, now: () => number = () => performance.now()): ArrivingBodies {
  const entries = new Set<Entry>();
  let used = 0;

  const drop = (entry: Entry): void => {
    if (entries.delete(entry)) used -= entry.bytes;
  };

  function isSlow({ bytes, since }: Entry): boolean {
    const age = now() - since;
    return age >= settling && (bytes - overhead) * 1000 < slowRate * age;
  }

  function largestSlow(except: Entry): Entry | undefined {
    let largest: Entry | undefined;
    for (const entry of entries)
      if (entry !== except && entry.bytes > (largest?.bytes ?? 0) && isSlow(entry)) largest = entry;
    return largest;
  }

  function makeRoom(entry: Entry): void {
    while (used > maxBytes && entries.size > 1 && entries.has(entry)) {
      const yielding = largestSlow(entry) ?? entry;
      drop(yielding);
      yielding.refuse();
    }
  }

  return {
    open: (refuse) => {
      let isRefused = false;
      const entry: Entry = {
        bytes: 0,
        since: now(),
        refuse: () => {
          isRefused = true;
          refuse();
        },
      };
      const add = (bytes: number): void => {
        if (!entries.has(entry)) return;
        entry.bytes += bytes;
        used += bytes;
        makeRoom(entry);
      };
      entries.add(entry);
      add(overhead);
      return {
        add,
        close: () => drop(entry),
        get isRefused() {
          return isRefused;
        },
      };
    },
  };
}
