import { batchQuery, type Query } from "@segmark/database/batch-query";
import type { Knex } from "knex";
import {
  type RejectedSegment,
  type RejectedSubmission,
  rejectedLimits,
  ruleReasons,
} from "../../domain/moderation/queue.ts";
import { temporaryUntil } from "../moderation/temporary-vips.ts";
import type { IsVip } from "../moderation/vips.ts";
import { newestWarnings } from "../moderation/warnings.ts";
import { nameOf } from "./user-names.ts";

/** An entry of the name history. Units   `at` in ms since 1970 */
export type FormerName = Readonly<{ at: number; from: string | null; to: string | null; byAdmin: boolean }>;

type NameAnswer = [from: string | null, to: string | null, id: number, at: number, byAdmin: number];

const newestNames = (userId: string, most: number): Query<FormerName[]> => ({
  texts: ["n.old_name", "n.new_name"],
  integers: ["n.id", "n.time", "n.by_admin"],
  from: `(select * from user_name_log as l where l.user_id = ? order by l.id desc limit ${most}) as n`,
  values: [userId],
  toResult: (rows) =>
    (rows as NameAnswer[])
      .sort(([, , id], [, , other]) => Number(other) - Number(id))
      .map(([from, to, , at, byAdmin]) => ({ at: Number(at), from, to, byAdmin: Number(byAdmin) === 1 })),
});

/** A temporary rank of a user. Units   `until` in ms since 1970 */
export type OwnRank = Readonly<{ channelId: string; until: number }>;

/** Up to `most`, also those that have ended, the last to end first. */
const ranks = (userId: string, most: number): Query<OwnRank[]> => ({
  texts: ["t.channel_id"],
  integers: ["t.until"],
  from: `(select * from temporary_vips as v where v.user_id = ? order by v.until desc limit ${most}) as t`,
  values: [userId],
  toResult: (rows) =>
    rows
      .map(([channel, until]) => ({ channelId: String(channel), until: Number(until) }))
      .sort((a, b) => b.until - a.until),
});

type RejectionAnswer = [service: string, videoId: string, reason: string, segments: string, id: number, at: number];
/** A refused submission of a user. */
export type OwnRejection = Omit<RejectedSubmission, "userId">;

/** Newest first, without those of which the sender is not told. */
const rejections = (userId: string): Query<OwnRejection[]> => ({
  texts: ["r.service", "r.video_id", "r.reason", "r.segments"],
  integers: ["r.id", "r.time"],
  from: `(select * from rejected_submissions as j where j.user_id = ? and j.reason not like ? order by j.id desc limit ${rejectedLimits.perUser}) as r`,
  values: [userId, ruleReasons],
  toResult: (rows) =>
    (rows as RejectionAnswer[])
      .sort(([, , , , id], [, , , , other]) => Number(other) - Number(id))
      .map(([service, videoId, reason, segments, , at]) => ({
        at: Number(at),
        service,
        videoId,
        reason,
        segments: JSON.parse(segments) as RejectedSegment[],
      })),
});

/** What a user may know of their own account; each in one statement. */
export const ownAccountStore = (db: Knex, isVip: IsVip) => ({
  /** @param now ms since 1970 */
  summary: (userId: string, now: number, mostWarnings: number) =>
    batchQuery(db, {
      name: nameOf(userId),
      isVip: isVip(userId),
      temporaryVipUntil: temporaryUntil(userId, now),
      warnings: newestWarnings(userId, mostWarnings),
    }),

  /** All that is known of the user once, with up to `most` entries of each list, newest first. */
  known: (userId: string, most: number) =>
    batchQuery(db, {
      name: nameOf(userId),
      isVip: isVip(userId),
      names: newestNames(userId, most),
      warnings: newestWarnings(userId, most),
      ranks: ranks(userId, most),
      rejections: rejections(userId),
    }),
});
