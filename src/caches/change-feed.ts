import { periodicTask } from "../database/periodic-task.ts";
import type { FeedPlace, FeedPositions } from "../storage/segments/feed-lanes.ts";
import type { FeedEntries, Written } from "../storage/segments/videos.ts";

/** Where changes are read from. */
export type ChangeSource = Readonly<{
  feedPositions: () => Promise<FeedPositions>;
  /** Up to `most` videos and as many users that were last written behind these positions. */
  changedAfter: (known: FeedPositions, most: number) => Promise<FeedEntries>;
}>;

export type Changes = Pick<Written, "videos" | "users">;
const none: FeedEntries = { videos: [], users: [] };

export type ChangeFeedOptions = Readonly<{
  source: ChangeSource;
  onChange: (changes: Changes) => void;
  /** Called when changes may have been missed, so that nothing that was read before can be trusted. */
  onGap: () => void;
  onError: (error: unknown) => void;
  /** Milliseconds between two looks. */
  interval?: number;
}>;

/** `wrote` is to be called with what this process wrote: it was told of it already. */
export type ChangeFeed = AsyncDisposable & Readonly<{ wrote: (place: FeedPlace) => void }>;

/** When more than this changed between two looks it is cheaper to forget everything. */
const MOST_CHANGES = 1000;
/** After this long without a look (ms) the database may be another one, put in place of the one that was known. */
const LONGEST_SILENCE = 10_000;

/** The lanes that went on, with the position that was known; undefined when one was set back. */
function movedLanes(known: FeedPositions, now: FeedPositions): FeedPositions | undefined {
  for (const [lane, position] of known) if ((now.get(lane) ?? 0) < position) return undefined;
  const before = [...now.keys()].map((lane): [number, number] => [lane, known.get(lane) ?? 0]);
  return new Map(before.filter(([lane, position]) => now.get(lane) !== position));
}

/** The places that transactions of this process took, until the feed has passed them. */
function ownPlaces() {
  const own = new Map<number, Set<number>>();
  return {
    add: ({ lane, position }: FeedPlace): void => void own.set(lane, (own.get(lane) ?? new Set()).add(position)),
    has: ({ lane, position }: FeedPlace): boolean => own.get(lane)?.has(position) === true,
    forgetUpTo: (known: FeedPositions): void => {
      for (const [lane, positions] of own)
        for (const position of positions) if (position <= (known.get(lane) ?? 0)) positions.delete(position);
    },
  };
}

/**
 * Watches the database for changes that other processes made, so that what they wrote is seen here within a second. No clock takes
 * part: in each lane positions become visible in their order (see `takePlace`), so what is behind the last known one is new, however
 * long its transaction was open. Lanes are read before videos: what came in between is told again by the next look.
 * Disposing stops it.
 */
export async function followChanges(options: ChangeFeedOptions): Promise<ChangeFeed> {
  const { source, onChange, onGap, onError, interval = 500 } = options;
  const own = ownPlaces();
  let known = await source.feedPositions();
  let lastLook = performance.now();

  const lookOnce = async (): Promise<void> => {
    const now = await source.feedPositions();
    const moved = movedLanes(known, now);
    const { videos, users } = moved && moved.size > 0 ? await source.changedAfter(moved, MOST_CHANGES) : none;
    const isTooMuch = videos.length === MOST_CHANGES || users.length === MOST_CHANGES;
    // Set back: a node that is late answers after a fail-over, or a backup was put in place.
    if (moved === undefined || isTooMuch || performance.now() - lastLook > LONGEST_SILENCE) onGap();
    const isForeign = (place: FeedPlace): boolean => !own.has(place);
    onChange({
      videos: videos.filter(isForeign),
      users: users.filter(isForeign).map(({ userId }) => userId),
    });
    known = now;
    own.forgetUpTo(known);
    lastLook = performance.now();
  };

  const looks = periodicTask({ round: lookOnce, onError, interval });
  return { wrote: own.add, [Symbol.asyncDispose]: () => looks[Symbol.asyncDispose]() };
}
