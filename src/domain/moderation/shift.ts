import type { Segment } from "../segments/segment.ts";

/** A part that is no longer in the video. Units: seconds; `start` is less than `end`. */
export type Cut = Readonly<{ start: number; end: number }>;

/** Votes at which nobody sees a segment. */
const votedAway = -2;

/**
 * A segment after the cut, or the segment itself when nothing changes.
 * What lay in the cut keeps its times and counts as voted away; a point on the edge of the cut stays on the edge.
 */
export function shifted<S extends Segment>(segment: S, { start, end }: Cut): S {
  if (segment.actionType === "full") return segment;
  const length = end - start;
  const moved = (time: number): number => (time <= start ? time : Math.max(time - length, start));
  const [startTime, endTime] = [moved(segment.startTime), moved(segment.endTime)];
  const isPoint = segment.startTime === segment.endTime;
  const isGone = isPoint ? segment.startTime > start && segment.startTime < end : startTime >= endTime;
  if (isGone) return { ...segment, votes: Math.min(segment.votes, votedAway) };

  const videoDuration = segment.videoDuration > length ? segment.videoDuration - length : segment.videoDuration;
  return { ...segment, startTime, endTime, videoDuration };
}
