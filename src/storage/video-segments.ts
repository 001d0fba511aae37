import type { Knex } from "knex";
import type { Flag, ReadableSegment, ShadowHidden, VideoSegments } from "../domain/segment.ts";
import type { ActionType } from "../domain/vocabulary.ts";
import { dialectOf } from "./dialect.ts";
import { startingWith } from "./prefix.ts";

/** What a reader needs, and in this order. Wide columns that are read for nothing cost more than the rest of the query. */
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
];

const columns =
  "s.id, s.uuid, s.video_id, s.video_hash, s.start_time, s.end_time, s.category, s.action_type, s.description, s.user_id, s.votes," +
  " s.locked, s.hidden, s.shadow_hidden, s.reputation, s.video_duration, s.time_submitted";
const underPrefix = `select ${columns} from segments as s where s.service = ? and s.video_hash between ? and ?`;
const ofHash = `select ${columns} from segments as s where s.service = ? and s.video_hash = ?`;
const origins =
  "select o.segment_id, o.ip_hash from segments as s join segment_origin as o on o.segment_id = s.id" +
  " where s.service = ? and s.video_hash between ? and ? and s.shadow_hidden = 1";

const wholeHash = 64;

type Stored = ReadableSegment & Readonly<{ videoId: string; videoHash: string }>;

function toStored(row: Row): Stored {
  const [id, uuid, videoId, videoHash, startTime, endTime, category, actionType, description, userId] = row;
  const [, , , , , , , , , , votes, locked, hidden, shadowHidden, reputation, videoDuration, timeSubmitted] = row;
  return {
    id,
    uuid,
    videoId,
    videoHash,
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
    originIpHash: undefined,
  };
}

/** Where the rows that only their own address may see came from. Nobody asks for the others. */
async function withOrigins(db: Knex, segments: Stored[], service: string, prefix: string): Promise<Stored[]> {
  if (!segments.some(({ shadowHidden }) => shadowHidden === 1)) return segments;
  const rows = (await dialectOf(db).rows(db, origins, [service, ...startingWith(prefix)])) as [number, string][];
  const from = new Map(rows);
  return segments.map((segment) => ({ ...segment, originIpHash: from.get(segment.id) }));
}

function videoOf(segments: Stored[]): VideoSegments {
  const { videoId = "", videoHash = "" } = segments[0] ?? {};
  return { videoId, videoHash, segments };
}

const inOrder = (a: Stored, b: Stored): number => a.startTime - b.startTime || a.id - b.id;

/**
 * Every segment, also invisible ones, of the videos of a service whose hash starts with `prefix`: 4 to 64 lower-case hexadecimal characters.
 * Segments are in order of time, and videos in the order of their first ones.
 */
export async function videoSegments(db: Knex, service: string, prefix: string): Promise<VideoSegments[]> {
  const rows = await (prefix.length === wholeHash
    ? dialectOf(db).rows(db, ofHash, [service, prefix])
    : dialectOf(db).rows(db, underPrefix, [service, ...startingWith(prefix)]));
  const segments = await withOrigins(db, (rows as Row[]).map(toStored), service, prefix);
  const videos = new Map<string, Stored[]>();
  for (const segment of segments.sort(inOrder)) {
    const video = videos.get(segment.videoId);
    if (video === undefined) videos.set(segment.videoId, [segment]);
    else video.push(segment);
  }
  return [...videos.values()].map(videoOf);
}
