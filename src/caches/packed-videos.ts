import type { ReadableSegment, VideoSegments } from "../domain/segments/segment.ts";

/**
 * Segments of videos as bytes outside of V8's heap, without the names of their fields. As objects they take twice as
 * much, each garbage collection would look at them, and V8 lets a heap grow to a multiple of what is alive in it.
 */
export type PackedVideos = Uint8Array<ArrayBuffer>;

type Segment = ReadableSegment;
type Row = readonly [
  id: number,
  uuid: string,
  startTime: number,
  endTime: number,
  category: string,
  actionType: Segment["actionType"],
  description: string,
  userId: string,
  votes: number,
  locked: Segment["locked"],
  hidden: Segment["hidden"],
  shadowHidden: Segment["shadowHidden"],
  reputation: number,
  videoDuration: number,
  timeSubmitted: number,
  originIpHash?: string | undefined,
];
type Video = readonly [videoId: string, videoHash: string, rows: readonly Row[]];

function rowOf(segment: Segment): Row {
  const { id, uuid, startTime, endTime, category, actionType, description, userId, votes } = segment;
  const { locked, hidden, shadowHidden, reputation, videoDuration, timeSubmitted, originIpHash } = segment;
  const what = [id, uuid, startTime, endTime, category, actionType, description, userId, votes] as const;
  const state = [locked, hidden, shadowHidden, reputation, videoDuration, timeSubmitted] as const;
  return originIpHash === undefined ? [...what, ...state] : [...what, ...state, originIpHash];
}

function segmentOf(row: Row): Segment {
  const [id, uuid, startTime, endTime, category, actionType, description, userId, votes] = row;
  const [, , , , , , , , , locked, hidden, shadowHidden, reputation, videoDuration, timeSubmitted, originIpHash] = row;
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
    originIpHash,
  };
}

const encoder = new TextEncoder();

export function packVideos(videos: readonly VideoSegments[]): PackedVideos {
  const packed = videos.map(({ videoId, videoHash, segments }): Video => [videoId, videoHash, segments.map(rowOf)]);
  return encoder.encode(JSON.stringify(packed)); // not Buffer.from, which would keep 8 kB for a few small ones
}

export function unpackVideos({ buffer }: PackedVideos): VideoSegments[] {
  const packed: readonly Video[] = JSON.parse(Buffer.from(buffer).toString());
  return packed.map(([videoId, videoHash, rows]) => ({ videoId, videoHash, segments: rows.map(segmentOf) }));
}

/**
 * Memory of an entry of a cache besides its bytes: twice what objects, keys and tables were measured to take, because
 * V8's heap has garbage too.
 */
const entryBytes = 1000;

/** Memory that packed videos take in a cache. */
export const packedBytes = ({ byteLength }: PackedVideos): number => entryBytes + byteLength;

/** Frees the memory at once, which otherwise would wait for a garbage collection of the whole heap. */
export const discardVideos = ({ buffer }: PackedVideos): void => void buffer.transfer(0);
