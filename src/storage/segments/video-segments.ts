import { dialectOf } from "@segmark/database/dialect";
import { startingWith } from "@segmark/database/prefix";
import type { Knex } from "knex";
import {
  type Flag,
  inTimeOrder,
  isTimeOrdered,
  type ReadableSegment,
  type ShadowHidden,
  type VideoSegments,
} from "../../domain/segments/segment.ts";
import type { ActionType } from "../../domain/segments/vocabulary.ts";

/** The columns reads need, in this order. Selecting unused wide columns would cost more than the rest of the query. */
type Row = [
  id: number,
  uuid: string,
  videoId: string,
  videoHash: string,
  startTime: number,
  endTime: number,
  category: string,
  actionType: ActionType,
  description: string,
  userId: string,
  votes: number,
  locked: Flag,
  hidden: Flag,
  shadowHidden: ShadowHidden,
  reputation: number,
  videoDuration: number,
  timeSubmitted: number,
  originIpHash: string | null,
];

const columns =
  "s.id, s.uuid, s.video_id, s.video_hash, s.start_time, s.end_time, s.category, s.action_type, s.description, s.user_id, s.votes," +
  " s.locked, s.hidden, s.shadow_hidden, s.reputation, s.video_duration, s.time_submitted," +
  // The origin is only needed for shadow-hidden segments.
  " case when s.shadow_hidden = 1 then (select o.ip_hash from segment_origin as o where o.segment_id = s.id) end";
const underPrefix = `select ${columns} from segments as s where s.service = ? and s.video_hash between ? and ?`;
const ofHash = `select ${columns} from segments as s where s.service = ? and s.video_hash = ?`;

const wholeHash = 64;

function toSegment(row: Row): ReadableSegment {
  const [id, uuid, , , startTime, endTime, category, actionType, description, userId, votes] = row;
  const [, , , , , , , , , , , locked, hidden, shadowHidden, reputation, videoDuration, timeSubmitted, origin] = row;
  return {
    id,
    uuid,
    startTime,
    endTime,
    category,
    actionType,
    description,
    userId,
    votes,
    locked,
    hidden,
    shadowHidden,
    reputation,
    videoDuration,
    timeSubmitted,
    originIpHash: origin ?? undefined,
  };
}

/** No video is without segments here. */
const firstOf = ({ segments }: VideoSegments): ReadableSegment => segments[0] as ReadableSegment;

type Video = Readonly<{ videoId: string; videoHash: string; segments: ReadableSegment[] }>;

/** The database mostly returns the rows of a video together and in order, as they are in the index. */
function videosIn(rows: readonly Row[]): VideoSegments[] {
  const videos = new Map<string, Video>();
  let video: Video | undefined;
  for (const row of rows) {
    const [, , videoId, videoHash] = row;
    if (video?.videoId !== videoId) {
      video = videos.get(videoId) ?? { videoId, videoHash, segments: [] };
      videos.set(videoId, video);
    }
    video.segments.push(toSegment(row));
  }
  const ordered = [...videos.values()];
  for (const { segments } of ordered) if (!isTimeOrdered(segments)) segments.sort(inTimeOrder);
  return ordered.sort((a, b) => inTimeOrder(firstOf(a), firstOf(b)));
}

/**
 * All segments, including those that are not shown, of the videos of a service whose hash starts with `prefix`: 4 to 64
 * lower-case hexadecimal characters. Segments are ordered by time, videos by their first segment.
 */
export async function videoSegments(db: Knex, service: string, prefix: string): Promise<VideoSegments[]> {
  const rows = await (prefix.length === wholeHash
    ? dialectOf(db).rows(db, ofHash, [service, prefix])
    : dialectOf(db).rows(db, underPrefix, [service, ...startingWith(prefix)]));
  return videosIn(rows as Row[]);
}
