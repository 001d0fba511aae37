import type { Segment } from "./segment.ts";

type Span = Pick<Segment, "startTime" | "endTime">;
type Action = Pick<Segment, "actionType">;

const largestShare = 0.8;
/** Clients and platforms round durations differently; both rules below forgive this much, in seconds. */
export const durationTolerance = 2;
/** Sums of decimal times are off by far less than this, and no rule means to be that exact. Seconds. */
const rounding = 1e-6;

/** What a segment that starts here cannot be: part of a video this long. An unknown duration (0) refuses nothing. */
export const startsBeyond = (startTime: number, videoDuration: number): boolean =>
  videoDuration > 0 && startTime > videoDuration + durationTolerance;

/** The user's own rows that still count against them. */
export const countsAsCover = (row: Segment, userId: string): boolean =>
  row.userId === userId && row.votes >= 0 && row.hidden === 0;

/**
 * How much of the video one user's segments would cover, when that is more than is accepted; else undefined.
 * Overlaps count once, chapters not at all, points and full labels have no length.
 * Shape   a share of the duration, 0.8 and more; above 1 when segments reach beyond the end
 */
export function excessiveShare(segments: readonly (Span & Action)[], videoDuration: number): number | undefined {
  if (videoDuration <= 0) return undefined;
  const seconds = coveredSeconds(segments.filter(({ actionType }) => actionType !== "chapter"));
  return seconds > largestShare * videoDuration + rounding ? seconds / videoDuration : undefined;
}

export function coveredSeconds(spans: readonly Span[]): number {
  let covered = 0;
  let reach = 0;
  for (const { startTime, endTime } of spans.toSorted((a, b) => a.startTime - b.startTime)) {
    covered += Math.max(0, endTime - Math.max(startTime, reach));
    reach = Math.max(reach, endTime);
  }
  return covered;
}
