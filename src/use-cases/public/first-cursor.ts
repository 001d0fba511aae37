import type { OriginPage } from "../../adapters/origin.ts";
import { FeedExpired } from "../../adapters/origin-failure.ts";
import type { OriginSnapshot } from "../../adapters/origin-snapshot.ts";
import type { PublicChange } from "../../storage/public/feed-page.ts";
import { beginningOf } from "../../storage/public/feed-position.ts";

/** Reads the feed of an origin, see `originFeed`. */
export type ReadFeed = (
  after: string | undefined,
  limit: number,
  signal: AbortSignal,
) => Promise<OriginPage<PublicChange>>;

/**
 * How a copy gets its first rows.
 * - `find`  asks the origin for its snapshot; undefined: it publishes none
 * - `load`  replaces all public rows with those of a snapshot
 */
export type Snapshots = Readonly<{
  find: (signal: AbortSignal) => Promise<OriginSnapshot | undefined>;
  load: (snapshot: OriginSnapshot, signal: AbortSignal) => Promise<void>;
}>;

/** `snapshots`: undefined where none can be loaded. `isEmpty`: whether this database has no public rows. */
export type FirstCursorOptions = Readonly<{
  read: ReadFeed;
  snapshots: Snapshots | undefined;
  isEmpty: () => Promise<boolean>;
}>;

/** Throws what `expired` says if the origin does not keep everything after a cursor. */
async function checkCursor(read: ReadFeed, cursor: string, signal: AbortSignal, expired: string): Promise<void> {
  await read(cursor, 1, signal).catch((cause: unknown) => {
    throw cause instanceof FeedExpired ? new Error(expired, { cause }) : cause;
  });
}

/**
 * The cursor from which a copy can follow, with the rows that belong to it in place: that of a snapshot, or the
 * beginning of a feed that is complete. Errors a sentence for the operator when there is neither
 */
export async function firstCursor(
  { read, snapshots, isEmpty }: FirstCursorOptions,
  signal: AbortSignal,
): Promise<string> {
  const snapshot = await snapshots?.find(signal);
  if (snapshots !== undefined && snapshot !== undefined) {
    const tooOld =
      "The snapshot of the origin is older than the changes that it keeps. It is loaded when there is a newer one.";
    await checkCursor(read, snapshot.cursor, signal, tooOld); // before gigabytes are loaded
    await snapshots.load(snapshot, signal);
    return snapshot.cursor;
  }
  const missing =
    snapshots === undefined
      ? "The origin does not keep all changes that are missing here, and no snapshot can be loaded into a database in memory."
      : "The origin does not keep all changes that are missing here, and publishes no snapshot: PUBLISH_DUMPS is to be set there, or its first dump is not complete yet.";
  const { next } = await read(undefined, 1, signal);
  const beginning = beginningOf(next);
  if (beginning === undefined || !(await isEmpty())) throw new Error(missing);
  await checkCursor(read, beginning, signal, missing);
  return beginning;
}
