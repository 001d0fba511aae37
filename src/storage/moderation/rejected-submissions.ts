import { rowsBelow } from "@segmark/database/keyset";
import type { Knex } from "knex";
import {
  type QueuePosition,
  type RejectedSegment,
  type RejectedSubmission,
  rejectedLimits,
} from "../../domain/moderation/queue.ts";

type Row = {
  id: number;
  time: number;
  user_id: string;
  service: string;
  video_id: string;
  reason: string;
  segments: string;
};

export type StoredRejection = QueuePosition & RejectedSubmission & Readonly<{ userName: string | null }>;

const toRejection = ({ id, time, name, ...row }: Row & { name: string | null }): StoredRejection => ({
  id,
  time,
  at: time,
  userId: row.user_id,
  service: row.service,
  videoId: row.video_id,
  reason: row.reason,
  segments: JSON.parse(row.segments) as RejectedSegment[],
  userName: name,
});

/**
 * Submissions that the automatic moderator refused: the last one of each user and video, and a bounded number in all.
 */
export const rejectedSubmissionStore = (db: Knex) => ({
  /** Call inside a transaction. */
  add: async ({ at, userId, service, videoId, reason, segments }: RejectedSubmission): Promise<void> => {
    const ofUser = () => db<Row>("rejected_submissions").where("user_id", userId);
    await ofUser().where({ service, video_id: videoId }).delete();
    const kept = segments.slice(0, rejectedLimits.segments);
    await db("rejected_submissions").insert({
      time: at,
      user_id: userId,
      service,
      video_id: videoId,
      reason,
      segments: JSON.stringify(kept),
    });
    const [outdated]: number[] = await ofUser()
      .orderBy("id", "desc")
      .offset(rejectedLimits.perUser)
      .limit(1)
      .pluck("id");
    if (outdated !== undefined) await ofUser().where("id", "<=", outdated).delete();
  },

  /** Newest first, one more than `limit` if there is one. */
  page: async (after: QueuePosition | undefined, limit: number): Promise<StoredRejection[]> => {
    const query = db<Row>("rejected_submissions as r")
      .leftJoin("users as u", "u.user_id", "r.user_id")
      .orderBy([
        { column: "r.time", order: "desc" },
        { column: "r.id", order: "desc" },
      ])
      .limit(limit + 1);
    if (after !== undefined) rowsBelow(query, ["r.time", after.time], ["r.id", after.id]);
    const rows: (Row & { name: string | null })[] = await query.select("r.*", { name: "u.user_name" });
    return rows.map(toRejection);
  },

  forget: async (userId: string): Promise<void> => {
    await db<Row>("rejected_submissions").where("user_id", userId).delete();
  },

  /**
   * Deletes up to `most` rows that are too old at `now` (ms since 1970) or too many. @returns the number of deleted
   * rows
   */
  prune: async (now: number, most: number): Promise<number> => {
    const { most: kept, keptMs } = rejectedLimits;
    const newestFirst = db("rejected_submissions as r").orderBy([
      { column: "r.time", order: "desc" },
      { column: "r.id", order: "desc" },
    ]);
    const tooMany: number[] = await newestFirst.offset(kept).limit(most).pluck("r.id");
    const tooOld: number[] = await db("rejected_submissions as r")
      .where("r.time", "<", now - keptMs)
      .orderBy("r.time")
      .limit(most - tooMany.length)
      .pluck("r.id");
    const ids = [...new Set([...tooMany, ...tooOld])];
    if (ids.length > 0) await db("rejected_submissions").whereIn("id", ids).delete();
    return ids.length;
  },
});
