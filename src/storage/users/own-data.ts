import type { Knex } from "knex";
import type { ListedSegment } from "../../domain/segments/listing.ts";
import type { ListedLock } from "../../domain/segments/locks.ts";
import type { Segment } from "../../domain/segments/segment.ts";
import type { OwnLockPosition, OwnSegmentPosition } from "../../domain/users/own-data.ts";
import { type SegmentRow, segmentColumns, toSegment } from "../rows/segment-row.ts";

/** A segment of a user, with the program that submitted it. */
export type OwnSegment = ListedSegment & Pick<Segment, "userAgent">;

/** A lock of a user, with what its position in the list needs. */
export type OwnLock = ListedLock & Pick<OwnLockPosition, "videoHash">;

/**
 * Up to `most` rows: first those of the same time as the position, then later ones, so that each is a range of the
 * index however many share a time.
 * @param tied undefined at the beginning
 */
async function following<T>(tied: Knex.QueryBuilder | undefined, later: Knex.QueryBuilder, most: number): Promise<T[]> {
  const same: T[] = tied === undefined ? [] : await tied.limit(most);
  return same.length === most ? same : [...same, ...(await later.limit(most - same.length))];
}

/** What a user contributed, by time, oldest first. */
export const ownDataLists = (db: Knex) => ({
  segments: async (userId: string, after: OwnSegmentPosition | undefined, most: number): Promise<OwnSegment[]> => {
    const own = () =>
      db("segments as s")
        .leftJoin("users as u", "u.user_id", "s.user_id")
        .where("s.user_id", userId)
        .orderBy(["s.time_submitted", "s.id"])
        .select(segmentColumns)
        .select("u.user_name");
    const rows = await following<SegmentRow & { user_name: string | null }>(
      after && own().where("s.time_submitted", after.at).where("s.id", ">", after.id),
      after === undefined ? own() : own().where("s.time_submitted", ">", after.at),
      most,
    );
    return rows.map((row) => ({ ...toSegment(row), userName: row.user_name }));
  },

  locks: async (userId: string, after: OwnLockPosition | undefined, most: number): Promise<OwnLock[]> => {
    const own = () =>
      db("category_locks as l")
        .leftJoin("users as u", "u.user_id", "l.user_id")
        .where("l.user_id", userId)
        .orderBy(["l.time", "l.service", "l.video_hash", "l.category", "l.action_type"])
        .select({
          at: "l.time",
          service: "l.service",
          videoHash: "l.video_hash",
          category: "l.category",
          actionType: "l.action_type",
          videoId: "l.video_id",
          reason: "l.reason",
          userId: "l.user_id",
          userName: "u.user_name",
        });
    const tied = ({ at, service, videoHash, category, actionType }: OwnLockPosition) =>
      own()
        .where("l.time", at)
        .whereRaw("(l.service, l.video_hash, l.category, l.action_type) > (?, ?, ?, ?)", [
          service,
          videoHash,
          category,
          actionType,
        ]);
    const rows = await following<OwnLock>(
      after && tied(after),
      after === undefined ? own() : own().where("l.time", ">", after.at),
      most,
    );
    return rows.map((row) => ({ ...row, at: Number(row.at) }));
  },
});
