/** The memory of one incoming body. */
export type Account = Readonly<{
  /** Counts bytes that have arrived. */
  add: (bytes: number) => void;
  /** Releases the memory. */
  close: () => void;
  /** Whether it was refused for lack of memory. */
  readonly isRefused: boolean;
}>;

/** Limits the memory of all incoming bodies, whose senders are not authenticated yet. */
export type ArrivingBodies = Readonly<{
  /** Accounts for a new body. `refuse` aborts it, possibly at once. */
  open: (refuse: () => void) => Account;
}>;

/** Accounted for each request, in addition to its body. It limits the number of bodies. */
const requestOverhead = 16 * 1024;
/** A body is slow if its rate, after this time in ms, is below this number of bytes per second. */
const graceMs = 1000;
const slowRate = 64 * 1024;

type Entry = { bytes: number; readonly since: number; readonly refuse: () => void };

/**
 * Incoming bodies take at most `maxBytes` together, unless there is only one. Beyond that, the largest slow body is
 * refused, so that slow senders cannot block others; if there is none, the new data's body is refused.
 */
export function createArrivingBodies(maxBytes: number, now: () => number = () => performance.now()): ArrivingBodies {
  const entries = new Set<Entry>();
  let used = 0;

  const drop = (entry: Entry): void => {
    if (entries.delete(entry)) used -= entry.bytes;
  };

  function isSlow({ bytes, since }: Entry): boolean {
    const age = now() - since;
    return age >= graceMs && (bytes - requestOverhead) * 1000 < slowRate * age;
  }

  function largestSlow(except: Entry): Entry | undefined {
    let largest: Entry | undefined;
    for (const entry of entries)
      if (entry !== except && entry.bytes > (largest?.bytes ?? 0) && isSlow(entry)) largest = entry;
    return largest;
  }

  function makeRoom(entry: Entry): void {
    while (used > maxBytes && entries.size > 1 && entries.has(entry)) {
      const victim = largestSlow(entry) ?? entry;
      drop(victim);
      victim.refuse();
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
      add(requestOverhead);
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
