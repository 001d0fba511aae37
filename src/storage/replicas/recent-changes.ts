/** As long as the shortest prefix that anybody asks for, so that one look tells about all videos of an answer. */
const bucketLength = 4;

/**
 * When videos changed last, as far as this process knows; times are ms of the monotonic clock. Videos share buckets: at most so many
 * as there are beginnings of a hash, and a video that did not change may be taken for one that did.
 * - `changed`, `allChanged`  happened now
 * - `lastUnder`              when anything changed last under a hash or a prefix of at least 4 characters
 * - `forgetBefore`           nobody asks any more about what was earlier
 */
export type RecentChanges = Readonly<{
  changed(service: string, videoHash: string): void;
  allChanged(): void;
  lastUnder(service: string, hashPrefix: string): number;
  forgetBefore(time: number): void;
}>;

export function recentChanges(now: () => number): RecentChanges {
  /** The oldest comes first. */
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
