import { batchQuery, type Queries, type QueryResults } from "@segmark/database/batch-query";
import { deferText, dialectOf } from "@segmark/database/dialect";
import type { Knex } from "knex";
import type { VideoKey } from "../../domain/segments/ids.ts";
import { locksOnVideo } from "../moderation/locks.ts";
import { moderationLockStore } from "../moderation/moderation-locks.ts";
import { type EventLog, writeEvents } from "../outgoing/events.ts";
import type { ChangedRows } from "../public/changed-rows.ts";
import type { CountedWrites } from "../rows/counted-writes.ts";
import { segmentsOnVideo } from "../rows/segment-row.ts";
import { countedRows, keepReputations } from "../users/kept-reputation.ts";
import { type FeedPosition, type FeedPositions, feedPositions, noteNow, noteRows, takePosition } from "./feed-lanes.ts";

/** A video whose segments changed. */
export type VideoChange = Readonly<{ service: string; videoHash: string }>;
/**
 * The cacheable data a transaction changed: segments of these videos, reputations of these users.
 * - `hasChapters` whether there are chapters among the segments of the videos, or were
 * - `position`       its position in the change feed
 */
export type Written = Readonly<{
  videos: readonly VideoChange[];
  users: readonly string[];
  hasChapters: boolean;
  position: FeedPosition;
}>;

/** Entries of the change feed, each with the position of the transaction that changed it last. */
export type FeedEntries = Readonly<{
  videos: readonly (VideoChange & FeedPosition)[];
  users: readonly (Readonly<{ userId: string }> & FeedPosition)[];
}>;

/** Rows of a table that were last written after these positions. */
function changedSince(db: Knex, table: "videos" | "user_reputations", known: FeedPositions): Knex.QueryBuilder {
  const query = db(`${table} as t`).select({ lane: "t.feed_lane", position: "t.feed_position" });
  for (const [lane, position] of known)
    query.orWhere((later) => void later.where("t.feed_lane", lane).where("t.feed_position", ">", position));
  return query;
}

/** Compares service and id by code unit, so that the order is the same in every process, regardless of its locale. */
function inLockOrder(a: VideoKey, b: VideoKey): number {
  const [left, right] = a.service === b.service ? [a.videoId, b.videoId] : [a.service, b.service];
  return left < right ? -1 : Number(left > right);
}

/** May be sent together with the next statement, the one that reads the locked data. */
async function lock(db: Knex, { service, videoId, videoHash }: VideoKey): Promise<void> {
  const { clock, onDuplicate } = dialectOf(db);
  const insert = `insert into videos (service, video_id, video_hash, version, changed_at) values (?, ?, ?, 1, ${clock})`;
  const change = `${onDuplicate(["service", "video_id"])} version = videos.version + 1, changed_at = ${clock}`;
  await deferText(db, `${insert} ${change}`, [service, videoId, videoHash]);
}

export const videoStore = (db: Knex, writes: CountedWrites, publicRows: ChangedRows, events: EventLog) => {
  const locked: VideoKey[] = [];
  const demandTransaction = (): void => {
    if (db.isTransaction !== true) throw new Error("A video can only be locked inside a transaction.");
  };
  const lockAll = async (videos: readonly VideoKey[]): Promise<void> => {
    demandTransaction();
    const isLocked = ({ service, videoId }: VideoKey): boolean =>
      locked.some((other) => other.service === service && other.videoId === videoId);
    const unlocked = videos.filter((video) => !isLocked(video)).sort(inLockOrder);
    for (const video of unlocked) {
      await lock(db, video);
      locked.push(video);
    }
    if (unlocked.length > 0) writes.read(await countedRows(db, unlocked));
  };

  return {
    /**
     * The first statement of every transaction that writes to a video. A concurrent transaction waits here, and then
     * reads what the first one committed. Before the commit, `announce` adds the video to the change feed and updates
     * the reputations of its users.
     */
    lock: (service: string, videoId: string, videoHash: string): Promise<void> =>
      lockAll([{ service, videoId, videoHash }]),

    /** Locks several videos in the global lock order, which avoids deadlocks. */
    lockAll,

    /**
     * Locks a video, which must be the only one of the transaction, takes shared locks on the subjects, and then reads
     * all rows and locks of the video and the results of other queries in one statement.
     * @param only id of the only segment that is read, and may change, by votes: all others do not matter
     */
    open: async <Q extends Queries>(video: VideoKey, subjects: readonly string[], queries: Q, only?: number) => {
      demandTransaction();
      if (locked.length > 0) throw new Error("A transaction can only open a video if it holds no other.");
      await lock(db, video);
      locked.push(video);
      await moderationLockStore(db).share(subjects);
      const { service, videoId } = video;
      const onVideo = { existing: segmentsOnVideo(service, videoId, only), locks: locksOnVideo(service, videoId) };
      // TypeScript cannot infer the type of the generic part.
      const results: unknown = await batchQuery(db, { ...queries, ...onVideo });
      const found = results as QueryResults<Q> & QueryResults<typeof onVideo>;
      const guarded = found.locks.map(({ category }) => category);
      if (only === undefined) writes.opened(video, found.existing, guarded);
      else writes.openedOne(found.existing[0], guarded);
      return found;
    },

    /**
     * Adds the locked videos, and all public rows that were written, to the change feed, and stores the events that
     * subscribers are told of with their position in it. Must be the last step of a
     * transaction, see `takePosition`; `Storage.transaction` takes care of it. @returns undefined if no video was
     * locked
     */
    announce: async (): Promise<Written | undefined> => {
      const drafts = events.all();
      if (locked.length === 0) {
        if (drafts.length > 0) await writeEvents(db, drafts, await noteNow(db, publicRows));
        else if (!publicRows.isEmpty()) await noteRows(db, publicRows);
        return undefined;
      }
      const { before, after } = await writes.difference((spot) => countedRows(db, locked, spot));
      const users = await keepReputations(db, before, after, locked);
      const position = await takePosition(db, { videos: locked, users, publicRows });
      if (drafts.length > 0) await writeEvents(db, drafts, position);
      return {
        videos: locked.map(({ service, videoHash }) => ({ service, videoHash })),
        users,
        hasChapters: [before, after].some((rows) => rows.some(({ actionType }) => actionType === "chapter")),
        position,
      };
    },

    feedPositions: (): Promise<FeedPositions> => feedPositions(db),

    /** Up to `most` videos and `most` users that were last written after these positions. */
    changedAfter: async (known: FeedPositions, most: number): Promise<FeedEntries> => {
      if (known.size === 0) return { videos: [], users: [] };
      const videos = changedSince(db, "videos", known).select({ service: "t.service", videoHash: "t.video_hash" });
      const users = changedSince(db, "user_reputations", known).select({ userId: "t.user_id" });
      return { videos: await videos.limit(most), users: await users.limit(most) };
    },
  };
};

export type VideoStore = ReturnType<typeof videoStore>;
