import type { RateLimits } from "../../caches/rate-limits.ts";
import { countEach } from "../../domain/moderation/count-each.ts";
import type { VideoKey } from "../../storage/segments/videos.ts";
import type { Stores } from "../../storage/stores.ts";

/**
 * What a player tells of a segment that was shown.
 * Shape   `uuid` may be shortened, or one that its client made, when the video is known
 */
export type View = Readonly<{ uuid: string; videoId: string | undefined; address: string }>;

export type ViewOptions = Readonly<{
  stores: Stores;
  transaction: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
  limits: RateLimits;
  now: () => number;
}>;

const isSameVideo = (a: VideoKey, b: VideoKey): boolean => a.service === b.service && a.videoId === b.videoId;

type Found = Readonly<{ uuid: string; address: string }>;

/** Of each view the segment that is meant; what is not found on its video is left out. */
async function findSegments(stores: Stores, views: readonly View[], now: number): Promise<Found[]> {
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
    const found = videoId === undefined ? uuid : (ofStored.next().value ?? ofNamed.next().value);
    return found === undefined ? [] : [{ uuid: found, address }];
  });
}

/** Undoes a transaction that has to begin with the locks of these videos. */
class NeedsLocks extends Error {
  override readonly name = "NeedsLocks";
  readonly videos: readonly VideoKey[];
  constructor(videos: readonly VideoKey[]) {
    super("Views change reputations, and the locks of the videos are not held.");
    this.videos = videos;
  }
}

/**
 * Counts views together, all of them or none, with as many statements as for one. A view too many from its address is not counted.
 * Locks are taken in one order: windows of limits, segments, marks of users, each of them sorted. The transaction begins with a write, so that
 * SQLite has it wait for another process instead of failing. Few views change a reputation: those that do are counted once more, with the lock of
 * the video.
 */
export function createViewWriter({ stores, transaction, limits, now }: ViewOptions) {
  const count = (views: readonly Found[], held: readonly VideoKey[]): Promise<() => void> =>
    transaction(async ({ videos, segments, totals, rateWindows }) => {
      if (held.length > 0) await videos.lockAll(held);
      const taken = await limits.takeViews(
        rateWindows.takeAll,
        views.map(({ address }) => address),
      );
      const counted = countEach(views.filter((_, at) => taken.counts[at]).map(({ uuid }) => uuid));
      const { owners, turned } = await segments.addViews(counted);
      const missing = turned.filter((video) => !held.some((other) => isSameVideo(video, other)));
      if (missing.length > 0) throw new NeedsLocks([...held, ...missing]);
      await totals.markStale(owners);
      return taken.committed;
    });
  const countAll = async (views: readonly Found[], held: readonly VideoKey[] = []): Promise<() => void> => {
    try {
      return await count(views, held);
    } catch (error) {
      if (!(error instanceof NeedsLocks)) throw error;
      return countAll(views, error.videos);
    }
  };
  return async (views: readonly View[]): Promise<void> => {
    const found = await findSegments(stores, views, now());
    if (found.length === 0) return;
    const committed = await countAll(found);
    committed();
  };
}
