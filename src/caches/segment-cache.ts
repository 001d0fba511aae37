import { LRUCache } from "lru-cache";
import { prefixesOf } from "../domain/segments/ids.ts";
import type { VideoSegments } from "../domain/segments/segment.ts";

type Videos = readonly VideoSegments[];
type Load = (service: string, hashPrefix: string) => Promise<Videos>;

export type SegmentCache = Readonly<{
  /** The videos of a service whose hash starts with the prefix (4 to 64 characters). */
  get: Load;
  /** Invalidates all entries that contain the video, and prevents reads in flight from being stored. */
  forget: (service: string, videoHash: string) => void;
  forgetAll: () => void;
  /** Counters since the start; `bytes` is the approximate current size of the entries. */
  stats: () => Readonly<{ hits: number; misses: number; bytes: number }>;
}>;

/** Approximate memory size of an entry, a video and a segment: ids, times and object overhead. */
const [entryBytes, videoBytes, segmentBytes] = [300, 350, 420];

/** Approximate memory size of the segments of videos. */
export const bytesOf = (videos: Videos): number =>
  videos.reduce(
    (sum, { segments }) =>
      sum + videoBytes + segments.reduce((own, { description }) => own + segmentBytes + description.length, 0),
    entryBytes,
  );

/**
 * In-memory cache of segments by hash prefix. Concurrent misses share one query (single flight). Results read before an
 * invalidation are never stored after it.
 * @param maxBytes maximum cache size; 0 disables caching
 */
export function createSegmentCache(load: Load, maxBytes: number): SegmentCache {
  const entries =
    maxBytes === 0 ? undefined : new LRUCache<string, Videos>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  const loading = new Map<string, Promise<Videos>>();
  let hits = 0;
  let misses = 0;

  const read = async (key: string, service: string, hashPrefix: string): Promise<Videos> => {
    const query = load(service, hashPrefix);
    loading.set(key, query);
    try {
      const videos = await query;
      // An invalidation in the meantime has removed the query from `loading`: its result may be stale.
      if (loading.get(key) === query) entries?.set(key, videos);
      return videos;
    } finally {
      if (loading.get(key) === query) loading.delete(key);
    }
  };

  return {
    get: (service, hashPrefix) => {
      const key = `${service} ${hashPrefix}`;
      const videos = entries?.get(key);
      if (videos !== undefined) {
        hits++;
        return Promise.resolve(videos);
      }
      misses++;
      return loading.get(key) ?? read(key, service, hashPrefix);
    },
    forget: (service, videoHash) => {
      for (const prefix of prefixesOf(videoHash)) {
        entries?.delete(`${service} ${prefix}`);
        loading.delete(`${service} ${prefix}`);
      }
    },
    forgetAll: () => {
      entries?.clear();
      loading.clear();
    },
    stats: () => ({ hits, misses, bytes: entries?.calculatedSize ?? 0 }),
  };
}
