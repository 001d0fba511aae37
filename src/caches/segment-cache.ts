import { LRUCache } from "lru-cache";
import { prefixesOf } from "../domain/segments/ids.ts";
import type { VideoSegments } from "../domain/segments/segment.ts";
import { discardVideos, type PackedVideos, packedBytes, packVideos, unpackVideos } from "./packed-videos.ts";

type Videos = readonly VideoSegments[];
type Load = (service: string, hashPrefix: string) => Promise<Videos>;

export type SegmentCache = Readonly<{
  /** The videos of a service whose hash starts with the prefix (4 to 64 characters). */
  get: Load;
  /** Invalidates all entries that contain the video, and prevents reads in flight from being stored. */
  forget: (service: string, videoHash: string) => void;
  forgetAll: () => void;
  /** Counters since the start; `bytes` is the current memory of the entries. */
  stats: () => Readonly<{ hits: number; misses: number; bytes: number }>;
}>;

/**
 * In-memory cache of segments by hash prefix. Concurrent misses share one query (single flight). Results read before an
 * invalidation are never stored after it.
 * @param maxBytes maximum cache size; 0 disables caching
 */
export function createSegmentCache(load: Load, maxBytes: number): SegmentCache {
  const entries =
    maxBytes === 0
      ? undefined
      : new LRUCache<string, PackedVideos>({ maxSize: maxBytes, sizeCalculation: packedBytes, dispose: discardVideos });
  const loading = new Map<string, Promise<Videos>>();
  let hits = 0;
  let misses = 0;

  const read = async (key: string, service: string, hashPrefix: string): Promise<Videos> => {
    const query = load(service, hashPrefix);
    loading.set(key, query);
    try {
      const videos = await query;
      // An invalidation in the meantime has removed the query from `loading`: its result may be stale.
      if (loading.get(key) === query) entries?.set(key, packVideos(videos));
      return videos;
    } finally {
      if (loading.get(key) === query) loading.delete(key);
    }
  };

  return {
    get: (service, hashPrefix) => {
      const key = `${service} ${hashPrefix}`;
      const packed = entries?.get(key);
      if (packed !== undefined) {
        hits++;
        return Promise.resolve(unpackVideos(packed));
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
