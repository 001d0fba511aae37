import { batchQuery, exists, type Query } from "@segmark/database/batch-query";
import { defer } from "@segmark/database/dialect";
import type { Knex } from "knex";
import type { Segment } from "../../domain/segments/segment.ts";
import { voteTypes } from "../../domain/voting/ballot.ts";
import type { Administrator } from "../moderation/vips.ts";
import type { ChangedRows } from "../public/changed-rows.ts";
import { isShown } from "../rows/conditions.ts";
import type { CountedWrites } from "../rows/counted-writes.ts";

/** `increment` is the vote's contribution to the segment's total; `original_type` is the number of the vote's type. */
type VoteRow = {
  segment_id: number;
  user_id: string;
  increment: number;
  original_type: number;
  ip_hash: string;
  time: number;
};

/** Units   `at` in ms since 1970 */
export type StoredVote = Readonly<{
  segmentId: number;
  userId: string;
  increment: number;
  type: number;
  ipHash: string;
  at: number;
}>;

/** Segment fields a vote changes besides the total. */
export type SegmentChange = Partial<Pick<Segment, "locked" | "hidden" | "shadowHidden" | "videoDuration">>;

type Voter = Readonly<{ publicId: string; ipHash: string }>;

/** Contribution of the user's last vote, 0 if there is none. */
const incrementOf = (segmentId: number, userId: string): Query<number> => ({
  integers: ["v.increment"],
  from: "votes as v where v.segment_id = ? and v.user_id = ?",
  values: [segmentId, userId],
  toResult: ([row]) => Number(row?.[0] ?? 0),
});

/** Whether another user has voted from the address. Undone votes do not count. */
const isAddressTaken = (segmentId: number, userId: string, ipHash: string): Query<boolean> =>
  exists(
    "(select 1 from votes as v where v.segment_id = ? and v.ip_hash = ? and v.user_id <> ? and v.increment <> 0 limit 1) as t",
    segmentId,
    ipHash,
    userId,
  );

/** Existing votes that affect a new one. @param asksAddress whether other votes from the address matter */
export const votesBefore = (segmentId: number, { publicId, ipHash }: Voter, asksAddress: boolean) => ({
  previous: incrementOf(segmentId, publicId),
  isAddressTaken: asksAddress ? isAddressTaken(segmentId, publicId, ipHash) : undefined,
});

/** Call everything inside a transaction that holds the lock of the video. */
export const voteStore = (db: Knex, writes: CountedWrites, publicRows: ChangedRows, administrator: Administrator) => ({
  before: (segmentId: number, voter: Voter, asksAddress: boolean) =>
    batchQuery(db, votesBefore(segmentId, voter, asksAddress)),

  /** Whether the user has a shown segment of the category. */
  hasGoodSegment: async (userId: string, category: string): Promise<boolean> =>
    (await db("segments as s")
      .where({ "s.user_id": userId, "s.category": category })
      .whereRaw(isShown)
      .first("s.id")) !== undefined,

  /**
   * Whether the downvote of another VIP or of the owner stands. Only these cast other downvotes than of one, so a voter
   * of such a one was a VIP at that time; else whether the voter is one now.
   */
  isRemovedByOther: async ({ id, userId }: Pick<Segment, "id" | "userId">, voter: string): Promise<boolean> =>
    (await db("votes as v")
      .leftJoin("vip_users as p", "p.user_id", "v.user_id")
      .where({ "v.segment_id": id, "v.original_type": voteTypes.down })
      .whereNot("v.user_id", voter)
      .where((heavy) =>
        heavy
          .whereNot("v.increment", -1)
          .orWhereIn("v.user_id", [userId, administrator() ?? userId])
          .orWhereNotNull("p.user_id"),
      )
      .first("v.segment_id")) !== undefined,

  /** Replaces the user's last vote. @param change delta of the total */
  cast: async (vote: StoredVote, change: number, segment: SegmentChange): Promise<void> => {
    writes.voted(vote.segmentId, change, segment.locked);
    publicRows.segments([vote.segmentId]);
    await put(db, vote);
    if (vote.type === voteTypes.malicious) await report(db, vote);
    const flags = {
      ...(segment.locked !== undefined && { locked: segment.locked }),
      ...(segment.hidden !== undefined && { hidden: segment.hidden }),
      ...(segment.shadowHidden !== undefined && { shadow_hidden: segment.shadowHidden }),
      ...(segment.videoDuration !== undefined && { video_duration: segment.videoDuration }),
    };
    const votes = db.raw("?? + ?", ["votes", change]);
    await defer(
      db,
      db("segments")
        .where("id", vote.segmentId)
        .update({ ...flags, votes }),
    );
  },
});

async function put(db: Knex, { segmentId, userId, increment, type, ipHash, at }: StoredVote): Promise<void> {
  const row = { segment_id: segmentId, user_id: userId, increment, original_type: type, ip_hash: ipHash, time: at };
  await defer(
    db,
    db<VoteRow>("votes")
      .insert(row)
      .onConflict(["segment_id", "user_id"])
      .merge(["increment", "original_type", "ip_hash", "time"]),
  );
}

/** Enters the segment in the queue of moderators, where it is shown as long as there is such a vote. */
async function report(db: Knex, { segmentId, at }: StoredVote): Promise<void> {
  await defer(
    db,
    db("reported_segments").insert({ segment_id: segmentId, time: at }).onConflict("segment_id").merge(["time"]),
  );
}
