import { countEach } from "../domain/count-each.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { Stores } from "./stores.ts";

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

/**
 * Counts views together, all of them or none, with as many statements as for one. A view too many from its address is not counted.
 * Locks are taken in one order: windows of limits, segments, marks of users, each of them sorted. The transaction begins with a write, so that
 * SQLite has it wait for another process instead of failing.
 */
export const createViewWriter =
  ({ stores, transaction, limits, now }: ViewOptions) =>
  async (views: readonly View[]): Promise<void> => {
    const found = await findSegments(stores, views, now());
    if (found.length === 0) return;
    const addresses = found.map(({ address }) => address);
    const committed = await transaction(async ({ segments, totals, rateWindows }) => {
      const taken = await limits.takeViews(rateWindows.takeAll, addresses);
      const counted = countEach(found.filter((_, at) => taken.counts[at]).map(({ uuid }) => uuid));
      await totals.touch(await segments.addViews(counted));
      return taken.committed;
    });
    committed();
  };
