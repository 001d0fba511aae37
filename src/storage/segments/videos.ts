import type { Knex } from "knex";
import { dialectOf, later } from "../../database/dialect.ts";
import { type Answers, type Asked, ask } from "../../database/questions.ts";
import { locksOnVideo } from "../moderation/locks.ts";
import { subjectStore } from "../moderation/moderation-locks.ts";
import { countedRows, keepReputations } from "../users/kept-reputation.ts";
import type { CountedWrites } from "./counted-writes.ts";
import { type FeedPlace, type FeedPositions, feedPositions, takePlace } from "./feed-lanes.ts";
import { segmentsOnVideo } from "./segment-row.ts";

/** A video whose segments changed. */
export type VideoChange = Readonly<{ service: string; videoHash: string }>;
/**
 * What a transaction changed of what readers may keep: segments of these videos, reputations of these users. `place`: where the feed tells
 * others of it.
 */
export type Written = Readonly<{ videos: readonly VideoChange[]; users: readonly string[]; place: FeedPlace }>;

/** What the feed tells, each with the place of the transaction that changed it last. */
export type FeedEntries = Readonly<{
  videos: readonly (VideoChange & FeedPlace)[];
  users: readonly (Readonly<{ userId: string }> & FeedPlace)[];
}>;

/** Rows of a table that were last written behind these positions. */
function behind(db: Knex, table: "videos" | "user_reputations", known: FeedPositions): Knex.QueryBuilder {
  const query = db(`${table} as t`).select({ lane: "t.feed_lane", position: "t.feed_position" });
  for (const [lane, position] of known)
    query.orWhere((later) => void later.where("t.feed_lane", lane).where("t.feed_position", ">", position));
  return query;
}

export type VideoKey = Readonly<{ service: string; videoId: string; videoHash: string }>;

/** By the text of service and id, code unit by code unit: the same in every process, whatever its locale. */
function inLockOrder(a: VideoKey, b: VideoKey): number {
  const [left, right] = a.service === b.service ? [a.videoId, b.videoId] : [a.service, b.service];
  return left < right ? -1 : Number(left > right);
}

/** It may leave with the next statement, which reads what the lock is for. */
async function lock(db: Knex, { service, videoId, videoHash }: VideoKey): Promise<void> {
  const now = db.raw(dialectOf(db).clock);
  await later(
    db,
    db("videos")
      .insert({ service, video_id: videoId, video_hash: videoHash, version: 1, changed_at: now })
      .onConflict(["service", "video_id"])
      .merge({ version: db.raw("?? + 1", ["videos.version"]), changed_at: now }),
  );
}

export const videoStore = (db: Knex, writes: CountedWrites) => {
  const locked: VideoKey[] = [];
  const demandTransaction = (): void => {
    if (db.isTransaction !== true) throw new Error("A lock of a video ends with its transaction, and there is none.");
  };
  const lockAll = async (videos: readonly VideoKey[]): Promise<void> => {
    demandTransaction();
    const isLocked = ({ service, videoId }: VideoKey): boolean =>
      locked.some((other) => other.service === service && other.videoId === videoId);
    const fresh = videos.filter((video) => !isLocked(video)).sort(inLockOrder);
    for (const video of fresh) {
      await lock(db, video);
      locked.push(video);
    }
    if (fresh.length > 0) writes.read(await countedRows(db, fresh));
  };

  return {
    /**
     * The first statement of every transaction that writes to a video. Who comes second waits here, and then reads what the
     * first one committed. When the transaction is about to commit, `announce` enters the video into the feed of changes, and what
     * changed on it into the reputations of its users.
     */
    lock: (service: string, videoId: string, videoHash: string): Promise<void> =>
      lockAll([{ service, videoId, videoHash }]),

    /** Locks many videos, in the order that everybody who locks many must keep. */
    lockAll,

    /**
     * Locks a video, the only one of the transaction, waits until nothing is being decided about some subjects, and then reads in one statement all rows
     * and locks of the video, and the answers to other questions.
     */
    open: async <Q extends Asked>(video: VideoKey, subjects: readonly string[], questions: Q) => {
      demandTransaction();
      if (locked.length > 0) throw new Error("A video is opened by a transaction that has no other.");
      await lock(db, video);
      locked.push(video);
      await subjectStore(db).share(subjects);
      const { service, videoId } = video;
      const onVideo = { existing: segmentsOnVideo(service, videoId), locks: locksOnVideo(service, videoId) };
      const found: unknown = await ask(db, { ...questions, ...onVideo });
      const answers = found as Answers<Q> & Answers<typeof onVideo>; // of the generic rest, nothing more is known here
      const guarded = answers.locks.map(({ category }) => category);
      writes.opened(video, answers.existing, guarded);
      return answers;
    },

    /**
     * Enters what was locked into the feed of changes. The last that a transaction does, see `takePlace`; `Storage.transaction`
     * does it for all. @returns undefined when no video was locked
     */
    announce: async (): Promise<Written | undefined> => {
      if (locked.length === 0) return undefined;
      const users = await keepReputations(db, writes, locked);
      const place = await takePlace(db, { videos: locked, users });
      return { videos: locked.map(({ service, videoHash }) => ({ service, videoHash })), users, place };
    },

    feedPositions: (): Promise<FeedPositions> => feedPositions(db),

    /** Up to `most` videos and as many users that were last written behind these positions. */
    changedAfter: async (known: FeedPositions, most: number): Promise<FeedEntries> => {
      if (known.size === 0) return { videos: [], users: [] };
      const videos = behind(db, "videos", known).select({ service: "t.service", videoHash: "t.video_hash" });
      const users = behind(db, "user_reputations", known).select({ userId: "t.user_id" });
      return { videos: await videos.limit(most), users: await users.limit(most) };
    },
  };
};
