import type { Segment } from "./segment.ts";

type Span = Pick<Segment, "startTime" | "endTime">;
type Action = Pick<Segment, "actionType">;

export const largestShare = 0.8;
/** Tolerance of both rules below, in seconds: clients and platforms round durations differently. */
export const durationTolerance = 2;
/** Tolerance for rounding errors in sums of decimal times, in seconds. */
const rounding = 1e-6;

/** Whether a segment starts after the end of the video. Always false if the duration is unknown (0). */
export const startsBeyond = (startTime: number, videoDuration: number): boolean =>
  videoDuration > 0 && startTime > videoDuration + durationTolerance;

/** Whether the row is one of the user's and still counts against them. */
export const countsAsCover = (row: Segment, userId: string): boolean =>
  row.userId === userId && row.votes >= 0 && row.hidden === 0;

/**
 * Share of the video one user's segments would cover if it exceeds the limit, else undefined.
 * Overlaps count once, chapters are ignored, points and full labels have no length.
 * Shape   a share of the duration, 0.8 or more; above 1 if segments extend past the end
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
