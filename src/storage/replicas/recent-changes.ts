/** The length of the shortest prefix clients may request, so that a single lookup covers all videos of a response. */
const bucketLength = 4;

/**
 * Times of the last known changes of videos, in ms of the monotonic clock. Videos share buckets by hash prefix, which
 * bounds their number; a video that did not change may therefore be reported as changed.
 * - `changed`, `allChanged`  record a change now
 * - `lastUnder`              time of the last change under a hash or a prefix of at least 4 characters
 * - `forgetBefore`           drops changes that are older
 */
export type RecentChanges = Readonly<{
  changed(service: string, videoHash: string): void;
  allChanged(): void;
  lastUnder(service: string, hashPrefix: string): number;
  forgetBefore(time: number): void;
}>;

export function recentChanges(now: () => number): RecentChanges {
  /** Oldest first. */
  const times = new Map<string, number>();
  let all = now();
  const keyOf = (service: string, hash: string): string => `${service} ${hash.slice(0, bucketLength)}`;
  return {
    changed: (service, videoHash) => {
      const key = keyOf(service, videoHash);
      times.delete(key);
      times.set(key, now());
    },
    allChanged: () => {
      times.clear();
      all = now();
    },
    lastUnder: (service, hashPrefix) => Math.max(all, times.get(keyOf(service, hashPrefix)) ?? 0),
    forgetBefore: (time) => {
      for (const [key, changedAt] of times) {
        if (changedAt >= time) break;
        times.delete(key);
      }
    },
  };
}
