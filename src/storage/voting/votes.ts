import { batchQuery, exists, type Query } from "@segmark/database/batch-query";
import { deferInsert, deferText, dialectOf } from "@segmark/database/dialect";
import type { Knex } from "knex";
import type { Segment } from "../../domain/segments/segment.ts";
import { voteTypes } from "../../domain/voting/ballot.ts";
import type { Administrator } from "../moderation/vips.ts";
import type { ChangedRows } from "../public/changed-rows.ts";
import { isShown } from "../rows/conditions.ts";
import type { CountedWrites } from "../rows/counted-writes.ts";

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
    const flags = Object.entries({
      locked: segment.locked,
      hidden: segment.hidden,
      shadow_hidden: segment.shadowHidden,
      video_duration: segment.videoDuration,
    }).flatMap(([column, value]) => (value === undefined ? [] : [{ column, value }]));
    const sets = ["votes = votes + ?", ...flags.map(({ column }) => `${column} = ?`)];
    const values = [change, ...flags.map(({ value }) => value), vote.segmentId];
    await deferText(db, `update segments set ${sets.join(", ")} where id = ?`, values);
  },
});

/** `increment` is the vote's contribution to the segment's total; `original_type` is the number of the vote's type. */
async function put(db: Knex, { segmentId, userId, increment, type, ipHash, at }: StoredVote): Promise<void> {
  const replaced = ["increment", "original_type", "ip_hash", "time"];
  const key = ["segment_id", "user_id"];
  await deferInsert(
    db,
    { table: "votes", columns: [...key, ...replaced], rows: [[segmentId, userId, increment, type, ipHash, at]] },
    dialectOf(db).upsert({ table: "votes", key, columns: replaced }),
  );
}

/** Enters the segment in the queue of moderators, where it is shown as long as there is such a vote. */
async function report(db: Knex, { segmentId, at }: StoredVote): Promise<void> {
  await deferInsert(
    db,
    { table: "reported_segments", columns: ["segment_id", "time"], rows: [[segmentId, at]] },
    dialectOf(db).upsert({ table: "reported_segments", key: ["segment_id"], columns: ["time"] }),
  );
}
