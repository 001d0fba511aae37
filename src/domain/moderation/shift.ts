import type { Segment } from "../segments/segment.ts";
import { removedVotes } from "../segments/shown.ts";

/** A part that was removed from the video. Units: seconds; `start` is less than `end`. */
export type Cut = Readonly<{ start: number; end: number }>;

/**
 * Returns the segment adjusted for the cut, or the same object if nothing changes.
 * A segment inside the cut keeps its times and counts as removed; a point on the edge of the cut stays on the edge.
 */
export function shifted<S extends Segment>(segment: S, { start, end }: Cut): S {
  if (segment.actionType === "full") return segment;
  const length = end - start;
  const moved = (time: number): number => (time <= start ? time : Math.max(time - length, start));
  const [startTime, endTime] = [moved(segment.startTime), moved(segment.endTime)];
  const isPoint = segment.startTime === segment.endTime;
  const isGone = isPoint ? segment.startTime > start && segment.startTime < end : startTime >= endTime;
  if (isGone) return { ...segment, votes: Math.min(segment.votes, removedVotes) };

  const videoDuration = segment.videoDuration > length ? segment.videoDuration - length : segment.videoDuration;
  return { ...segment, startTime, endTime, videoDuration };
}
