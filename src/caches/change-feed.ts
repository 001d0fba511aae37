import { periodicTask } from "@segmark/database/periodic-task";
import type { FeedPosition, FeedPositions } from "../storage/segments/feed-lanes.ts";
import type { FeedEntries, Written } from "../storage/segments/videos.ts";

export type ChangeSource = Readonly<{
  feedPositions: () => Promise<FeedPositions>;
  /** Up to `most` videos and `most` users that were last written after these positions. */
  changedAfter: (known: FeedPositions, most: number) => Promise<FeedEntries>;
}>;

export type Changes = Pick<Written, "videos" | "users" | "hasChapters">;
const none: FeedEntries = { videos: [], users: [] };

export type ChangeFeedOptions = Readonly<{
  source: ChangeSource;
  onChange: (changes: Changes) => void;
  /** Called when changes may have been missed, so that everything cached must be invalidated. */
  onGap: () => void;
  onError: (error: unknown) => void;
  /** Polling interval, in ms. */
  interval?: number;
}>;

/**
 * - `wrote`       call it with the position of each write of this process, which has already handled the change
 * - `ageSeconds`  time since the feed was last read: changes of other processes before that are known here
 */
export type ChangeFeed = AsyncDisposable &
  Readonly<{ wrote: (position: FeedPosition) => void; ageSeconds: () => number }>;

/** If more than this changed between two polls, it is cheaper to invalidate everything. */
const MAX_CHANGES = 1000;
/** After this long without a poll (ms), the database may have been replaced. */
const MAX_SILENCE = 10_000;

/** The lanes that have advanced, with their last known position; undefined if one went backwards. */
function movedLanes(known: FeedPositions, now: FeedPositions): FeedPositions | undefined {
  for (const [lane, position] of known) if ((now.get(lane) ?? 0) < position) return undefined;
  const before = [...now.keys()].map((lane): [number, number] => [lane, known.get(lane) ?? 0]);
  return new Map(before.filter(([lane, position]) => now.get(lane) !== position));
}

/** Positions of this process's own transactions, until the feed has passed them. */
function ownPositions() {
  const own = new Map<number, Set<number>>();
  return {
    add: ({ lane, position }: FeedPosition): void => void own.set(lane, (own.get(lane) ?? new Set()).add(position)),
    has: ({ lane, position }: FeedPosition): boolean => own.get(lane)?.has(position) === true,
    forgetUpTo: (known: FeedPositions): void => {
      for (const [lane, positions] of own)
        for (const position of positions) if (position <= (known.get(lane) ?? 0)) positions.delete(position);
    },
  };
}

/**
 * Polls the database for changes by other processes, so that their writes are seen here within a second. No clocks are
 * involved: within a lane, positions become visible in order (see `takePosition`), so everything after the last known
 * one is new, however long its transaction was open. Lanes are read before videos: changes in between are reported
 * again by the next poll. Disposing stops it.
 */
export async function followChanges(options: ChangeFeedOptions): Promise<ChangeFeed> {
  const { source, onChange, onGap, onError, interval = 500 } = options;
  const own = ownPositions();
  let known = await source.feedPositions();
  let lastPollAt = performance.now();

  const poll = async (): Promise<void> => {
    const now = await source.feedPositions();
    const moved = movedLanes(known, now);
    const { videos, users } = moved && moved.size > 0 ? await source.changedAfter(moved, MAX_CHANGES) : none;
    const isTooMuch = videos.length === MAX_CHANGES || users.length === MAX_CHANGES;
    // A lane goes backwards after a failover to a lagging node, or when a backup is restored.
    if (moved === undefined || isTooMuch || performance.now() - lastPollAt > MAX_SILENCE) onGap();
    const isForeign = (position: FeedPosition): boolean => !own.has(position);
    const foreign = videos.filter(isForeign);
    onChange({
      videos: foreign,
      users: users.filter(isForeign).map(({ userId }) => userId),
      hasChapters: foreign.length > 0, // unknown: the feed does not contain it
    });
    known = now;
    own.forgetUpTo(known);
    lastPollAt = performance.now();
  };

  const polling = periodicTask({ round: poll, onError, interval });
  return {
    wrote: own.add,
    ageSeconds: () => (performance.now() - lastPollAt) / 1000,
    [Symbol.asyncDispose]: () => polling[Symbol.asyncDispose](),
  };
}
