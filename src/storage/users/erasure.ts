import type { Query } from "@segmark/database/batch-query";
import type { Knex } from "knex";
import type { VideoKey } from "../../domain/segments/ids.ts";
import type { TracedSegment } from "../../domain/segments/segment.ts";
import type { ErasedSegments } from "../../domain/segments/video-limits.ts";
import type { ChangedRows } from "../public/changed-rows.ts";
import type { CountedWrites } from "../rows/counted-writes.ts";
import { type SegmentRow, segmentColumns, toSegment } from "../rows/segment-row.ts";
import { setSearchable } from "./name-search.ts";

/**
 * Shape `ownerId`: owner of the segment; `total`: its votes; `increment`: the vote's contribution to them; `type`: one
 * of `voteTypes`
 */
export type OwnVote = Readonly<{ segmentId: number; ownerId: string; total: number; increment: number; type: number }>;
/** Shape   `ownerId`: owner of the segment; `weight`: the vote's contribution to the tally of its category */
export type OwnCategoryVote = Readonly<{ segmentId: number; ownerId: string; category: string; weight: number }>;

/** Replaces the address hash of an anonymised vote; never equals a real hash. */
const nowhere = "";

/** Tables with rows that belong to a segment. */
const tablesOfSegments = [
  "votes",
  "category_votes",
  "category_tally",
  "segment_origin",
  "segment_changes",
  "reported_segments",
] as const;

/**
 * How many segments were erased that still count under the limits per video.
 * @param names of the two windows, see `RateLimits.erasedNames` @param now ms since 1970
 */
export const erasedSegments = (
  { fromAddress, ofUser }: Readonly<Record<keyof ErasedSegments, string>>,
  now: number,
): Query<ErasedSegments> => ({
  texts: ["r.name"],
  integers: ["r.ends", "r.taken"],
  from: "rate_windows as r where r.name in (?, ?) and r.ends > ?",
  values: [fromAddress, ofUser, now],
  toResult: (rows) => {
    const of = (name: string) =>
      rows.filter(([one]) => one === name).map(([, ends, count]) => ({ ends: Number(ends), count: Number(count) }));
    return { fromAddress: of(fromAddress), ofUser: of(ofUser) };
  },
});

const videoKey = { service: "s.service", videoId: "s.video_id", videoHash: "s.video_hash" };

/** Finds and erases a user's data in batches. Call writes inside the transaction that holds the lock of the video. */
export const erasureStore = (db: Knex, writes: CountedWrites, publicRows: ChangedRows) => {
  const segmentsOf = (userId: string) => db("segments as s").where("s.user_id", userId);
  const votesOf = (table: "votes" | "category_votes", userId: string) =>
    db(`${table} as v`).join("segments as s", "s.id", "v.segment_id").where("v.user_id", userId);

  const tallied = (segmentId: number): Promise<string[]> =>
    db("category_tally as t").where("t.segment_id", segmentId).pluck("t.category");
  /** The keys of these segments, and of what belongs to them, are about to go. */
  const reportGone = async (ids: readonly number[]): Promise<void> => {
    const rows: { uuid: string; videoHash: string; category: string | null }[] = await db("segments as s")
      .leftJoin("category_tally as t", "t.segment_id", "s.id")
      .whereIn("s.id", ids)
      .select({ uuid: "s.uuid", videoHash: "s.video_hash", category: "t.category" });
    for (const { uuid, videoHash, category } of rows) {
      publicRows.row({ table: "sponsorTimes", key: [uuid], videoHash });
      if (category !== null) publicRows.row({ table: "categoryVotes", key: [uuid, category], videoHash });
    }
  };

  return {
    /** Up to `limit` videos with segments or votes of the user; empty when done. */
    videos: async (userId: string, limit: number): Promise<VideoKey[]> => {
      const sources = [segmentsOf(userId), votesOf("votes", userId), votesOf("category_votes", userId)];
      for (const source of sources) {
        const found: VideoKey[] = await source.distinct(videoKey).limit(limit);
        if (found.length > 0) return found;
      }
      return [];
    },

    segments: async (userId: string, { service, videoId }: VideoKey, limit: number): Promise<TracedSegment[]> => {
      const rows: (SegmentRow & { ip_hash: string | null })[] = await segmentsOf(userId)
        .leftJoin("segment_origin as o", "o.segment_id", "s.id")
        .where({ "s.service": service, "s.video_id": videoId })
        .orderBy("s.id")
        .limit(limit)
        .select(segmentColumns)
        .select("o.ip_hash");
      return rows.map((row) => ({ ...toSegment(row), originIpHash: row.ip_hash ?? undefined }));
    },

    votes: async (userId: string, { service, videoId }: VideoKey, limit: number): Promise<OwnVote[]> =>
      votesOf("votes", userId).where({ "s.service": service, "s.video_id": videoId }).limit(limit).select({
        segmentId: "v.segment_id",
        ownerId: "s.user_id",
        total: "s.votes",
        increment: "v.increment",
        type: "v.original_type",
      }),

    categoryVotes: async (userId: string, { service, videoId }: VideoKey, limit: number): Promise<OwnCategoryVote[]> =>
      votesOf("category_votes", userId)
        .where({ "s.service": service, "s.video_id": videoId })
        .limit(limit)
        .select({ segmentId: "v.segment_id", ownerId: "s.user_id", category: "v.category", weight: "v.weight" }),

    /** Also deletes the votes on them, their origin addresses, and what moderators know of them. */
    deleteSegments: async (ids: readonly number[]): Promise<void> => {
      writes.changed();
      await reportGone(ids);
      for (const table of tablesOfSegments) {
        await db(table).whereIn("segment_id", ids).delete();
      }
      await db("segments").whereIn("id", ids).delete();
    },

    handOver: async (id: number, to: Readonly<{ uuid: string; userId: string; userAgent: string }>): Promise<void> => {
      writes.changed();
      await reportGone([id]);
      publicRows.segments([id]);
      publicRows.tally(id, await tallied(id));
      await db<SegmentRow>("segments")
        .where("id", id)
        .update({ uuid: to.uuid, user_id: to.userId, user_agent: to.userAgent });
    },

    forgetOrigins: async (ids: readonly number[]): Promise<void> => {
      await db("segment_origin").whereIn("segment_id", ids).delete();
    },

    takeBackVote: async (userId: string, { segmentId, increment }: OwnVote): Promise<void> => {
      writes.changed();
      publicRows.segments([segmentId]);
      await db("votes").where({ segment_id: segmentId, user_id: userId }).delete();
      if (increment !== 0) await db("segments").where("id", segmentId).decrement("votes", increment);
    },

    disownVote: async (userId: string, segmentId: number, pseudonym: string): Promise<void> => {
      await db("votes")
        .where({ segment_id: segmentId, user_id: userId })
        .update({ user_id: pseudonym, ip_hash: nowhere });
    },

    takeBackCategoryVote: async (userId: string, { segmentId, category, weight }: OwnCategoryVote): Promise<void> => {
      publicRows.tally(segmentId, [category]);
      await db("category_votes").where({ segment_id: segmentId, user_id: userId }).delete();
      await db("category_tally").where({ segment_id: segmentId, category }).decrement("votes", weight);
    },

    disownCategoryVote: async (userId: string, segmentId: number, pseudonym: string): Promise<void> => {
      await db("category_votes")
        .where({ segment_id: segmentId, user_id: userId })
        .update({ user_id: pseudonym, ip_hash: nowhere });
    },

    /** Deletes up to `limit` entries of the name history. @returns the number of deleted entries */
    forgetFormerNames: async (userId: string, limit: number): Promise<number> => {
      const ids: number[] = await db("user_name_log as n").where("n.user_id", userId).limit(limit).pluck("n.id");
      return db("user_name_log").whereIn("id", ids).delete();
    },

    /** For a name set by the administrator, the lock is kept, so that the user still cannot choose another one. */
    forgetName: async (userId: string): Promise<void> => {
      const deleted = await db("users").where({ user_id: userId, name_locked: 0 }).delete();
      const emptied = await db("users").where("user_id", userId).update({ user_name: null });
      // Nothing is noted of those who had no name.
      if (deleted + emptied > 0) publicRows.row({ table: "userNames", key: [userId], videoHash: null });
      await setSearchable(db, userId, null);
    },
  };
};
