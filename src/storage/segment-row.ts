import type { Flag, NewSegment, Segment, ShadowHidden } from "../domain/segment.ts";
import type { ActionType } from "../domain/vocabulary.ts";

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

/** Every column of the table under its alias `s`. */
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
