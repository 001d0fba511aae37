import { describeError } from "@segmark/database/describe-error";
import type { Logger } from "pino";
import { originFeed } from "../../adapters/origin.ts";
import { originSnapshot } from "../../adapters/origin-snapshot.ts";
import { loadSnapshot, SnapshotIncomplete } from "../../dumps/import/snapshot.ts";
import type { SnapshotProgress } from "../../dumps/import/snapshot-worker.ts";
import { hasRows } from "../../storage/copies/occupied.ts";
import type { Storage } from "../../storage/open.ts";
import { publicTableNames } from "../../storage/public/tables.ts";
import type { ReadFeed, Snapshots } from "../../use-cases/public/first-cursor.ts";
import { type FollowOptions, follow } from "../../use-cases/public/follow.ts";
import { isUnknownTable, publicChanges } from "./public-change.ts";

/**
 * An origin to follow.
 * - `url`  of the database that `storage` has open
 * - `cap`  maximum seconds saved per view of a segment, for totals
 */
export type FollowParts = Readonly<{ origin: string; storage: Storage; url: string; cap: number }>;

/**
 * What an operator of a mirror wants to know. `onLeftOut`: called once for tables whose rows are left out, as only a
 * later version knows them.
 */
export type FollowNews = Pick<FollowOptions, "onState" | "onPage"> &
  Readonly<{
    onLeftOut: (tables: readonly string[]) => void;
    onSnapshot: (event: "begins" | "is loaded") => void;
    onProgress?: (progress: SnapshotProgress) => void;
  }>;

type LeaveOut = (tables: readonly string[]) => Promise<void>;

/** To be called before the cursor can pass rows of these tables. */
function leavingOut({ storage }: FollowParts, { onLeftOut }: FollowNews): LeaveOut {
  const reported = new Set<string>();
  return async (tables) => {
    if (tables.length === 0) return;
    await storage.stores.followedFeeds.leaveOut(tables);
    const news = tables.filter((table) => !reported.has(table));
    for (const table of news) reported.add(table);
    if (news.length > 0) onLeftOut(news);
  };
}

function feedFor({ origin }: FollowParts, leaveOut: LeaveOut): ReadFeed {
  const read = originFeed(origin, publicChanges);
  return async (after, limit, signal) => {
    const { leftOut, ...page } = await read(after, limit, signal);
    await leaveOut(leftOut);
    return page;
  };
}

function snapshotsFor(
  { origin, url, cap }: FollowParts,
  { onSnapshot, onProgress }: FollowNews,
  leaveOut: LeaveOut,
): Snapshots {
  /** Not loaded again: its rows would be rejected again. */
  let incomplete: Readonly<{ cursor: string; error: SnapshotIncomplete }> | undefined;
  return {
    find: originSnapshot(origin),
    load: async ({ index, cursor, tables }, signal) => {
      if (incomplete?.cursor === cursor) throw incomplete.error;
      await leaveOut(tables.filter(isUnknownTable));
      onSnapshot("begins");
      await loadSnapshot({ url, index, cap }, { signal, onProgress: (progress) => onProgress?.(progress) }).catch(
        (error: unknown) => {
          if (error instanceof SnapshotIncomplete) incomplete = { cursor, error };
          throw error;
        },
      );
      onSnapshot("is loaded");
    },
  };
}

/** Follows an origin until disposal, see `follow`. */
export const followOrigin = (parts: FollowParts, news: FollowNews): AsyncDisposable => {
  const { origin, storage, url } = parts;
  const leaveOut = leavingOut(parts, news);
  return follow({
    ...news,
    origin,
    read: feedFor(parts, leaveOut),
    // A database in memory belongs to one connection.
    snapshots: url === "sqlite::memory:" ? undefined : snapshotsFor(parts, news, leaveOut),
    isEmpty: async () => !(await hasRows(storage.knex, publicTableNames)),
    stores: storage.stores,
    transaction: storage.transaction,
  });
};

/** Follows an origin until disposal. Failures are logged once, and when it works again. */
export const startFollowing = ({ log, ...parts }: FollowParts & Readonly<{ log: Logger }>): AsyncDisposable => {
  const { origin } = parts;
  return followOrigin(parts, {
    onState: (failure) =>
      failure === undefined
        ? log.info({ origin }, "following the origin again")
        : log.warn({ origin, err: describeError(failure) }, "cannot follow the origin; it is tried again"),
    onLeftOut: (tables) =>
      log.warn({ origin, tables }, "rows of tables that this version does not know are left out; update this mirror"),
    onSnapshot: (event) =>
      log.info({ origin }, `a snapshot of the origin ${event === "begins" ? "is loaded" : "is in place"}`),
  });
};
