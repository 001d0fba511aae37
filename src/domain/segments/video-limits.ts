import { Problem } from "../../errors.ts";
import { secondsUntil } from "../moderation/rate-limit.ts";
import type { TracedSegment } from "./segment.ts";

/**
 * Maximum number of stored segments per video before more are rejected; 0 for no limit.
 * Shape   `perAddress`: from one address within the last `seconds`; `perUser`: by one user, ever
 */
export type VideoLimits = Readonly<{ perAddress: number; seconds: number; perUser: number }>;

export const noVideoLimits: VideoLimits = { perAddress: 0, seconds: 0, perUser: 0 };

type Who = Readonly<{ publicId: string; ipHash: string }>;

/**
 * Rejects a submission once a limit is reached, counting rows in any state. The segments of one request are judged together, so
 * the last accepted request may exceed the limit.
 * Errors  `too_many_submissions`; with Retry-After if waiting helps
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
  // The row that has to leave the window for the count to drop below the limit.
  const last = perAddress > 0 ? times[perAddress - 1] : undefined;
  if (last === undefined) return;
  const retryAfter = secondsUntil(last + seconds * 1000, now);
  throw new Problem("too_many_submissions", undefined, { retryAfter });
}
