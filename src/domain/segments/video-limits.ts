import { Problem } from "../../errors.ts";
import { secondsUntil } from "../moderation/rate-limit.ts";
import type { TracedSegment } from "./segment.ts";

/**
 * How many segments of one video may be stored before more are refused; 0 for no limit.
 * Shape   `perAddress`: from one address in the last `seconds`; `perUser`: of one user, ever
 */
export type VideoLimits = Readonly<{ perAddress: number; seconds: number; perUser: number }>;

export const noVideoLimits: VideoLimits = { perAddress: 0, seconds: 0, perUser: 0 };

type Who = Readonly<{ publicId: string; ipHash: string }>;

/**
 * Rows in any state count, and a limit that is reached refuses; the segments of one request are judged together, so the last
 * request before may go beyond it.
 * Errors  `too_many_submissions`; with Retry-After when waiting helps
 * Source  segment service, rate limits, submissions
 */
export function refuseSwamping(existing: readonly TracedSegment[], who: Who, now: number, limits: VideoLimits): void {
  const { perAddress, seconds, perUser } = limits;
  const own = existing.filter(({ userId }) => userId === who.publicId).length;
  if (perUser > 0 && own >= perUser) throw new Problem("too_many_submissions");

  const since = now - seconds * 1000;
  const times = existing
    .filter((row) => row.originIpHash === who.ipHash && row.timeSubmitted > since)
    .map((row) => row.timeSubmitted)
    .sort((a, b) => b - a);
  // The row that has to grow old enough before one fewer than the limit is left.
  const last = perAddress > 0 ? times[perAddress - 1] : undefined;
  if (last === undefined) return;
  const retryAfter = secondsUntil(last + seconds * 1000, now);
  throw new Problem("too_many_submissions", undefined, { retryAfter });
}
