import { LRUCache } from "lru-cache";
import type { TracedSegment } from "../domain/segment.ts";

type Rows = readonly TracedSegment[];
type Load = (service: string, hashPrefix: string) => Promise<Rows>;

export type SegmentCache = Readonly<{
  /** Rows of the videos of a service whose hash starts with the prefix (4 to 64 characters). */
  get: Load;
  /** Drops every entry the video is part of, and keeps reads that are under way from being stored. */
  forget: (service: string, videoHash: string) => void;
  forgetAll: () => void;
  /** Counters since the start. */
  stats: () => Readonly<{ hits: number; misses: number; rows: number }>;
}>;

const SHORTEST_PREFIX = 4;
const LONGEST_PREFIX = 32;

/** Every key under which a video can be cached: all prefixes that a reader may ask for, and the whole hash. */
function keysOf(service: string, videoHash: string): string[] {
  const keys = [`${service} ${videoHash}`];
  for (let length = SHORTEST_PREFIX; length <= LONGEST_PREFIX; length++) {
    keys.push(`${service} ${videoHash.slice(0, length)}`);
  }
  return keys;
}

/**
 * Rows by hash prefix, in memory. Readers who miss together share one query. What a query read before a change is never kept after it.
 * @param maxRows bound on the rows of all entries; an entry without rows counts as one
 */
export function createSegmentCache(load: Load, maxRows: number): SegmentCache {
  const entries =
    maxRows === 0
      ? undefined
      : new LRUCache<string, Rows>({ maxSize: maxRows, sizeCalculation: (rows) => rows.length + 1 });
  const loading = new Map<string, Promise<Rows>>();
  let hits = 0;
  let misses = 0;

  const read = async (key: string, service: string, hashPrefix: string): Promise<Rows> => {
    const query = load(service, hashPrefix);
    loading.set(key, query);
    try {
      const rows = await query;
      // A change in the meantime took the query off the list: its rows may be older than the change.
      if (loading.get(key) === query) entries?.set(key, rows);
      return rows;
    } finally {
      if (loading.get(key) === query) loading.delete(key);
    }
  };

  return {
    get: (service, hashPrefix) => {
      const key = `${service} ${hashPrefix}`;
      const rows = entries?.get(key);
      if (rows !== undefined) {
        hits++;
        return Promise.resolve(rows);
      }
      misses++;
      return loading.get(key) ?? read(key, service, hashPrefix);
    },
    forget: (service, videoHash) => {
      for (const key of keysOf(service, videoHash)) {
        entries?.delete(key);
        loading.delete(key);
      }
    },
    forgetAll: () => {
      entries?.clear();
      loading.clear();
    },
    stats: () => ({ hits, misses, rows: entries?.calculatedSize ?? 0 }),
  };
}
