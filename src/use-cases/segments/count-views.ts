import type { RateLimits } from "../../caches/rate-limits.ts";
import { countEach } from "../../domain/moderation/count-each.ts";
import type { VideoKey } from "../../domain/segments/ids.ts";
import type { View } from "../../domain/segments/segment.ts";
import type { Stores, Transaction } from "../../storage/stores.ts";

export type ViewOptions = Readonly<{
  stores: Stores<"clientUuids" | "segments">;
  transaction: Transaction<"rateWindows" | "segments" | "totals" | "videos">;
  limits: RateLimits;
  now: () => number;
}>;

const isSameVideo = (a: VideoKey, b: VideoKey): boolean => a.service === b.service && a.videoId === b.videoId;

type ResolvedView = Readonly<{ uuid: string; address: string }>;

/** Resolves the segment of each view; views without a matching segment are dropped. */
async function findSegments(
  stores: Stores<"segments" | "clientUuids">,
  views: readonly View[],
  now: number,
): Promise<ResolvedView[]> {
  const onVideos = views.flatMap(({ uuid, videoId }) => (videoId === undefined ? [] : [{ videoId, piece: uuid }]));
  if (onVideos.length === 0) return [...views];
  const stored = await stores.segments.findAllShort(onVideos);
  const others = onVideos.filter((_, at) => stored[at] === undefined);
  const named = await stores.clientUuids.findAll(
    others.map(({ videoId, piece }) => ({ videoId, clientUuid: piece })),
    now,
  );
  const [ofStored, ofNamed] = [stored.values(), named.values()];
  return views.flatMap(({ uuid, videoId, address }) => {
    const resolved = videoId === undefined ? uuid : (ofStored.next().value ?? ofNamed.next().value);
    return resolved === undefined ? [] : [{ uuid: resolved, address }];
  });
}

/** Thrown to roll back a transaction that has to be retried with these videos locked first. */
class NeedsLocks extends Error {
  override readonly name = "NeedsLocks";
  readonly videos: readonly VideoKey[];
  constructor(videos: readonly VideoKey[]) {
    super("Views change reputations, and the locks of the videos are not held.");
    this.videos = videos;
  }
}

/**
 * Counts a batch of views, all or none, with as many statements as for one. Views over the address's rate limit are not
 * counted. Lock order: rate limit windows, segments, stale marks of users, each of them sorted. The transaction starts
 * with a write, so that SQLite waits for another process instead of failing. Few views change a reputation: if some do,
 * the batch is retried with their videos locked.
 */
export function createViewWriter({ stores, transaction, limits, now }: ViewOptions) {
  const count = (views: readonly ResolvedView[], held: readonly VideoKey[]): Promise<() => void> =>
    transaction(async ({ videos, segments, totals, rateWindows }) => {
      if (held.length > 0) await videos.lockAll(held);
      const taken = await limits.takeViews(
        rateWindows.takeAll,
        views.map(({ address }) => address),
      );
      const counted = countEach(views.filter((_, at) => taken.counts[at]).map(({ uuid }) => uuid));
      const { owners, downvoted } = await segments.addViews(counted);
      const missing = downvoted.filter((video) => !held.some((other) => isSameVideo(video, other)));
      if (missing.length > 0) throw new NeedsLocks([...held, ...missing]);
      await totals.markStale(owners);
      return taken.committed;
    });
  const countAll = async (views: readonly ResolvedView[], held: readonly VideoKey[] = []): Promise<() => void> => {
    try {
      return await count(views, held);
    } catch (error) {
      if (!(error instanceof NeedsLocks)) throw error;
      return countAll(views, error.videos);
    }
  };
  return async (views: readonly View[]): Promise<void> => {
    const resolved = await findSegments(stores, views, now());
    if (resolved.length === 0) return;
    const committed = await countAll(resolved);
    committed();
  };
}
