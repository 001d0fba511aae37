import type { Logger } from "pino";
import { originFeed } from "../adapters/origin.ts";
import { originSnapshot } from "../adapters/origin-snapshot.ts";
import { loadSnapshot, SnapshotIncomplete } from "../dumps/import/snapshot.ts";
import type { SnapshotProgress } from "../dumps/import/snapshot-worker.ts";
import type { Storage } from "../storage/open.ts";
import { hasRows } from "../storage/public/occupied.ts";
import { publicTableNames } from "../storage/public/tables.ts";
import type { Snapshots } from "../use-cases/public/first-cursor.ts";
import { type FollowOptions, follow } from "../use-cases/public/follow.ts";
import { describeError } from "./describe-error.ts";
import { isPublicChange } from "./public-change.ts";

/**
 * An origin to follow.
 * - `url`  of the database that `storage` has open
 * - `cap`  maximum seconds saved per view of a segment, for totals
 */
export type FollowParts = Readonly<{ origin: string; storage: Storage; url: string; cap: number }>;

/** What whoever follows wants to know. */
export type FollowNews = Pick<FollowOptions, "onState" | "onPage"> &
  Readonly<{
    onSnapshot: (event: "begins" | "is loaded") => void;
    onProgress?: (progress: SnapshotProgress) => void;
  }>;

function snapshotsFor({ origin, url, cap }: FollowParts, { onSnapshot, onProgress }: FollowNews): Snapshots {
  /** Not loaded again: its rows would be rejected again. */
  let incomplete: Readonly<{ cursor: string; error: SnapshotIncomplete }> | undefined;
  return {
    find: originSnapshot(origin),
    load: async ({ index, cursor }, signal) => {
      if (incomplete?.cursor === cursor) throw incomplete.error;
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
  return follow({
    ...news,
    origin,
    read: originFeed(origin, isPublicChange),
    // A database in memory belongs to one connection.
    snapshots: url === "sqlite::memory:" ? undefined : snapshotsFor(parts, news),
    isEmpty: async () => !(await hasRows(storage.knex, publicTableNames)),
    stores: storage.stores,
    transaction: storage.transaction,
  });
};

/** Follows an origin until disposal. Failures are logged once, and when it goes on. */
export const startFollowing = ({ log, ...parts }: FollowParts & Readonly<{ log: Logger }>): AsyncDisposable => {
  const { origin } = parts;
  return followOrigin(parts, {
    onState: (failure) =>
      failure === undefined
        ? log.info({ origin }, "following the origin again")
        : log.warn({ origin, err: describeError(failure) }, "cannot follow the origin; it is tried again"),
    onSnapshot: (event) =>
      log.info({ origin }, `a snapshot of the origin ${event === "begins" ? "is loaded" : "is in place"}`),
  });
};
