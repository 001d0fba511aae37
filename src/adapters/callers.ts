import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";

export type Callers = Readonly<{
  /** Records a call from an address. */
  record: (ip: string) => void;
  /** Number of distinct addresses within the last 48 hours, up to the capacity. */
  count: () => number;
}>;

const remembered = 48 * 3_600_000;
/** Time in ms for which a known address is not hashed again, so that most requests cost no hash. */
const noted = 60_000;
/**
 * Maximum number of addresses known within that time; beyond it, the set is cleared, which only costs further hashes.
 */
const maxNoted = 10_000;
/** Maximum number of distinct callers; beyond it, the least recently seen are evicted. */
const maxCallers = 100_000;

/**
 * Counts distinct callers. Stores keyed hashes of addresses, in memory only; the addresses themselves only for about a
 * minute, to avoid hashing them again. A caller therefore counts for 48 hours after the last call, or up to a minute
 * less.
 * @param key secret of the instance
 * @param clock milliseconds of a clock that may be set back
 */
export function countCallers(key: string, clock: () => number, limit = maxCallers): Callers {
  const now = steadyClock(clock);
  const seen = new LRUCache<string, true>({
    maxSize: limit,
    sizeCalculation: () => 1,
    ttl: remembered,
    ttlResolution: 0,
    perf: { now },
  });
  /** Plain addresses, cleared by the first call after that time, and stored nowhere else. */
  const recent = new Set<string>();
  let recentUntil = Number.NEGATIVE_INFINITY;
  const nameOf = (ip: string): string => createHmac("sha256", key).update(`caller ${ip}`).digest("base64").slice(0, 22);
  return {
    record: (ip) => {
      const time = now();
      if (time >= recentUntil || recent.size >= maxNoted) {
        recent.clear();
        recentUntil = time + noted;
      }
      if (recent.has(ip)) return;
      recent.add(ip);
      seen.set(nameOf(ip), true);
    },
    count: () => {
      seen.purgeStale();
      return seen.size;
    },
  };
}

/**
 * Makes a clock monotonic: it stands still until the underlying one advances again. It starts at the time of the
 * underlying clock; only differences are meaningful, which is enough to measure ages.
 * @param now milliseconds of a clock that may be set back
 */
function steadyClock(now: () => number): () => number {
  let last = now();
  let steady = last;
  return () => {
    const time = now();
    if (time > last) steady += time - last;
    last = time;
    return steady;
  };
}
