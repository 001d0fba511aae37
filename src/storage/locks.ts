import type { Knex } from "knex";

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

export type CategoryLock = Readonly<{ category: string; actionType: string; reason: string }>;
export type NewLock = CategoryLock &
  Readonly<{ service: string; videoId: string; videoHash: string; userId: string; at: number }>;

/** Categories of a video that are closed to everybody but VIPs, per action type. */
export const lockStore = (db: Knex) => ({
  onVideo: async (service: string, videoId: string): Promise<CategoryLock[]> =>
    db("category_locks as l")
      .where({ "l.service": service, "l.video_id": videoId })
      .orderBy(["l.category", "l.action_type"])
      .select({ category: "l.category", actionType: "l.action_type", reason: "l.reason" }),

  /** A lock that is there already gets the new reason, author and time. */
  set: async (lock: NewLock): Promise<void> => {
    const row: LockRow = {
      service: lock.service,
      video_id: lock.videoId,
      video_hash: lock.videoHash,
      category: lock.category,
      action_type: lock.actionType,
      reason: lock.reason,
      user_id: lock.userId,
      time: lock.at,
    };
    await db<LockRow>("category_locks")
      .insert(row)
      .onConflict(["service", "video_id", "category", "action_type"])
      .merge(["reason", "user_id", "time"]);
  },

  remove: async (service: string, videoId: string, actionTypes: readonly string[]): Promise<void> => {
    await db<LockRow>("category_locks")
      .where({ service, video_id: videoId })
      .whereIn("action_type", [...actionTypes])
      .delete();
  },
});
