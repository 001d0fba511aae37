import { type Query, runQuery } from "@segmark/database/batch-query";
import { startingWith } from "@segmark/database/prefix";
import type { Knex } from "knex";
import type { CategoryLock, LockedPair } from "../../domain/segments/locks.ts";
import type { ChangedRows } from "../public/changed-rows.ts";
import type { CountedWrites } from "../rows/counted-writes.ts";

type LockRow = {
  service: string;
  video_id: string;
  video_hash: string;
  category: string;
  action_type: string;
  reason: string;
  user_id: string;
  time: number;
};

export type NewLock = CategoryLock &
  Readonly<{ service: string; videoId: string; videoHash: string; userId: string; at: number }>;

/** A lock and its video. */
export type VideoLock = CategoryLock & Readonly<{ videoId: string; videoHash: string }>;
/** A lock and its author; `userName` is the public id if there is no name. */
export type SignedLock = CategoryLock & Readonly<{ userId: string; userName: string }>;

const columns = { category: "l.category", actionType: "l.action_type", reason: "l.reason" };
const key = ["service", "video_id", "category", "action_type"] as const;

const toRow = (lock: NewLock): LockRow => ({
  service: lock.service,
  video_id: lock.videoId,
  video_hash: lock.videoHash,
  category: lock.category,
  action_type: lock.actionType,
  reason: lock.reason,
  user_id: lock.userId,
  time: lock.at,
});

const byName = (a: CategoryLock, b: CategoryLock): number =>
  Number(a.category > b.category) - Number(a.category < b.category) ||
  Number(a.actionType > b.actionType) - Number(a.actionType < b.actionType);

export const locksOnVideo = (service: string, videoId: string): Query<CategoryLock[]> => ({
  texts: ["l.category", "l.action_type", "l.reason"],
  from: "category_locks as l where l.service = ? and l.video_id = ?",
  values: [service, videoId],
  toResult: (rows) =>
    (rows as [string, string, string][])
      .map(([category, actionType, reason]) => ({ category, actionType, reason }))
      .sort(byName),
});

/** Categories of a video that only VIPs may submit to, per action type; `everyCategory` stands for all of them. */
export const lockStore = (db: Knex, writes: CountedWrites, publicRows: ChangedRows) => ({
  onVideo: (service: string, videoId: string): Promise<CategoryLock[]> => runQuery(db, locksOnVideo(service, videoId)),

  /** Locks of the videos whose hash starts with `prefix`: lower-case hexadecimal characters. */
  byHashPrefix: async (service: string, prefix: string): Promise<VideoLock[]> =>
    db("category_locks as l")
      .where("l.service", service)
      .whereBetween("l.video_hash", startingWith(prefix))
      .orderBy(["l.video_hash", "l.video_id", "l.category", "l.action_type"])
      .select({ ...columns, videoId: "l.video_id", videoHash: "l.video_hash" }),

  signedOnVideo: async (service: string, videoId: string): Promise<SignedLock[]> => {
    const rows: (CategoryLock & { userId: string; name: string | null })[] = await db("category_locks as l")
      .leftJoin("users as u", "u.user_id", "l.user_id")
      .where({ "l.service": service, "l.video_id": videoId })
      .orderBy(["l.category", "l.action_type"])
      .select({ ...columns, userId: "l.user_id", name: "u.user_name" });
    return rows.map(({ name, ...lock }) => ({ ...lock, userName: name ?? lock.userId }));
  },

  /** Upserts: an existing lock gets the new reason, author and time. */
  set: async (lock: NewLock): Promise<void> => {
    writes.changed();
    report(publicRows, [lock]);
    await db<LockRow>("category_locks")
      .insert(toRow(lock))
      .onConflict([...key])
      .merge(["reason", "user_id", "time"]);
  },

  /** Leaves an existing lock unchanged. */
  keep: async (lock: NewLock): Promise<void> => {
    writes.changed();
    report(publicRows, [lock]);
    await db<LockRow>("category_locks")
      .insert(toRow(lock))
      .onConflict([...key])
      .ignore();
  },

  remove: async (service: string, videoId: string, actionTypes: readonly string[]): Promise<void> => {
    writes.changed();
    const removed = await keysOn(db, service, videoId);
    report(
      publicRows,
      removed.filter(({ actionType }) => actionTypes.includes(actionType)),
    );
    await db<LockRow>("category_locks")
      .where({ service, video_id: videoId })
      .whereIn("action_type", [...actionTypes])
      .delete();
  },

  /** @returns the number of deleted locks */
  removePairs: async (service: string, videoId: string, pairs: readonly LockedPair[]): Promise<number> => {
    writes.changed();
    const existing = await keysOn(db, service, videoId);
    let removed = 0;
    for (const { category, actionType } of pairs) {
      const own = { service, video_id: videoId, category, action_type: actionType };
      removed += await db<LockRow>("category_locks").where(own).delete();
      report(
        publicRows,
        existing.filter((lock) => lock.category === category && lock.actionType === actionType),
      );
    }
    return removed;
  },
});

type LockKey = Pick<NewLock, "service" | "videoId" | "videoHash" | "category" | "actionType">;

const keysOn = (db: Knex, service: string, videoId: string): Promise<LockKey[]> =>
  db("category_locks as l").where({ "l.service": service, "l.video_id": videoId }).select({
    service: "l.service",
    videoId: "l.video_id",
    videoHash: "l.video_hash",
    category: "l.category",
    actionType: "l.action_type",
  });

function report(publicRows: ChangedRows, locks: readonly LockKey[]): void {
  for (const { service, videoId, category, actionType, videoHash } of locks)
    publicRows.row({ table: "lockCategories", key: [service, videoId, category, actionType], videoHash });
}
