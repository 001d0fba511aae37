import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";

export type Callers = Readonly<{
  /** Notes that an address called now. */
  saw: (ip: string) => void;
  /** How many addresses called within the last 48 hours, as far as the memory goes. */
  count: () => number;
}>;

const remembered = 48 * 3_600_000;
/** More callers than this are not told apart from this many; the ones silent for longest are dropped. */
const most = 100_000;

/**
 * Counts who calls. Addresses are not kept, only keyed hashes of them, and only in memory.
 * @param key secret of the instance
 * @param now milliseconds of a clock that is not set back; only differences count
 */
export function countCallers(key: string, now: () => number, limit = most): Callers {
  const seen = new LRUCache<string, true>({
    maxSize: limit,
    sizeCalculation: () => 1,
    ttl: remembered,
    ttlResolution: 0,
    perf: { now },
  });
  const nameOf = (ip: string): string => createHmac("sha256", key).update(`caller ${ip}`).digest("base64").slice(0, 22);
  return {
    saw: (ip) => void seen.set(nameOf(ip), true),
    count: () => {
      seen.purgeStale();
      return seen.size;
    },
  };
}
