import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";

export type Callers = Readonly<{
  /** Notes that an address called now. */
  saw: (ip: string) => void;
  /** How many addresses called within the last 48 hours, as far as the memory goes. */
  count: () => number;
}>;

const remembered = 48 * 3_600_000;
/** For so long, in ms, an address that calls again is not noted again, so that most requests cost no hash. */
const noted = 60_000;
/** Addresses noted within that time; when there are more, all of them are forgotten, and only cost a hash again. */
const mostNoted = 10_000;
/** More callers than this are not told apart from this many; the ones silent for longest are dropped. */
const most = 100_000;

/**
 * Counts who calls. What is remembered are keyed hashes of addresses, in memory only; an address itself for about a minute, in which it need not be
 * hashed again. A caller therefore counts for 48 hours after the last call, or up to a minute less.
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
  /** The addresses themselves, until the first call after that time, and nowhere but here. */
  const recent = new Set<string>();
  let recentUntil = Number.NEGATIVE_INFINITY;
  const nameOf = (ip: string): string => createHmac("sha256", key).update(`caller ${ip}`).digest("base64").slice(0, 22);
  return {
    saw: (ip) => {
      const time = now();
      if (time >= recentUntil || recent.size >= mostNoted) {
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
