import type { Query } from "@segmark/database/batch-query";
import {
  type Flag,
  inTimeOrder,
  type NewSegment,
  type Segment,
  type ShadowHidden,
  type TracedSegment,
} from "../../domain/segments/segment.ts";
import type { ActionType } from "../../domain/segments/vocabulary.ts";

export type SegmentRow = {
  id: number;
  uuid: string;
  service: string;
  video_id: string;
  video_hash: string;
  start_time: number;
  end_time: number;
  category: string;
  action_type: ActionType;
  description: string;
  user_id: string;
  votes: number;
  views: number;
  locked: Flag;
  hidden: Flag;
  shadow_hidden: ShadowHidden;
  reputation: number;
  video_duration: number;
  time_submitted: number;
  user_agent: string;
};

/** All columns of the table, with its alias `s`. */
export const segmentColumns = [
  "s.id",
  "s.uuid",
  "s.service",
  "s.video_id",
  "s.video_hash",
  "s.start_time",
  "s.end_time",
  "s.category",
  "s.action_type",
  "s.description",
  "s.user_id",
  "s.votes",
  "s.views",
  "s.locked",
  "s.hidden",
  "s.shadow_hidden",
  "s.reputation",
  "s.video_duration",
  "s.time_submitted",
  "s.user_agent",
] as const;

export const toSegment = (row: SegmentRow): Segment => ({
  id: row.id,
  uuid: row.uuid,
  service: row.service,
  videoId: row.video_id,
  videoHash: row.video_hash,
  startTime: row.start_time,
  endTime: row.end_time,
  category: row.category,
  actionType: row.action_type,
  description: row.description,
  userId: row.user_id,
  votes: row.votes,
  views: row.views,
  locked: row.locked,
  hidden: row.hidden,
  shadowHidden: row.shadow_hidden,
  reputation: row.reputation,
  videoDuration: row.video_duration,
  timeSubmitted: row.time_submitted,
  userAgent: row.user_agent,
});

export const toSegmentRow = (segment: NewSegment): Omit<SegmentRow, "id" | "votes" | "views" | "hidden"> => ({
  uuid: segment.uuid,
  service: segment.service,
  video_id: segment.videoId,
  video_hash: segment.videoHash,
  start_time: segment.startTime,
  end_time: segment.endTime,
  category: segment.category,
  action_type: segment.actionType,
  description: segment.description,
  user_id: segment.userId,
  locked: segment.locked,
  shadow_hidden: segment.shadowHidden,
  reputation: segment.reputation,
  video_duration: segment.videoDuration,
  time_submitted: segment.timeSubmitted,
  user_agent: segment.userAgent,
});

type Answer = [
  uuid: string,
  service: string,
  videoId: string,
  videoHash: string,
  category: string,
  actionType: ActionType,
  description: string,
  userId: string,
  userAgent: string,
  originIpHash: string | null,
  id: number,
  votes: number,
  views: number,
  locked: Flag,
  hidden: Flag,
  shadowHidden: ShadowHidden,
  timeSubmitted: number,
  startTime: number,
  endTime: number,
  reputation: number,
  videoDuration: number,
];

const own = (...names: readonly string[]): string[] => names.map((name) => `s.${name}`);
const columns = {
  texts: [
    ...own("uuid", "service", "video_id", "video_hash", "category", "action_type", "description", "user_id"),
    ...own("user_agent"),
    "o.ip_hash",
  ],
  integers: own("id", "votes", "views", "locked", "hidden", "shadow_hidden", "time_submitted"),
  reals: own("start_time", "end_time", "reputation", "video_duration"),
} satisfies Partial<Query<unknown>>;

function toTraced(row: readonly unknown[]): TracedSegment {
  const [uuid, service, videoId, videoHash, category, actionType, description, userId, userAgent] = row as Answer;
  const [, , , , , , , , , origin, id, votes, views, locked, hidden, shadowHidden, timeSubmitted] = row as Answer;
  const [startTime, endTime, reputation, videoDuration] = row.slice(-4) as [number, number, number, number];
  return {
    id: Number(id),
    uuid,
    service,
    videoId,
    videoHash,
    startTime,
    endTime,
    category,
    actionType,
    description,
    userId,
    votes,
    views,
    locked,
    hidden,
    shadowHidden,
    reputation,
    videoDuration,
    timeSubmitted: Number(timeSubmitted),
    userAgent,
    originIpHash: origin ?? undefined,
  };
}

/** Rows with their origins, ordered by time. @param condition on the table with its alias `s` */
export const segmentsWhere = (condition: string, ...values: readonly (string | number)[]): Query<TracedSegment[]> => ({
  ...columns,
  from: `segments as s left join segment_origin as o on o.segment_id = s.id where ${condition}`,
  values,
  toResult: (rows) => rows.map(toTraced).sort(inTimeOrder),
});

/**
 * All rows of one video, including those that are not shown, each with its origin unless it was imported.
 * @param only the id of the only one to read
 */
export const segmentsOnVideo = (service: string, videoId: string, only?: number): Query<TracedSegment[]> =>
  only === undefined
    ? segmentsWhere("s.service = ? and s.video_id = ?", service, videoId)
    : segmentsWhere("s.id = ? and s.service = ? and s.video_id = ?", only, service, videoId);
