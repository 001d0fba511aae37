import { Problem } from "../../errors.ts";
import { secondsUntil } from "../limits/rate-limit.ts";
import type { Segment, TracedSegment } from "./segment.ts";

/**
 * Maximum number of segments per video before more are rejected; 0 for no limit. Stored ones count, and for `seconds`
 * those that were erased. Shape `perAddress`: from one address within the last `seconds`; `perUser`: by one user, ever
 */
export type VideoLimits = Readonly<{ perAddress: number; seconds: number; perUser: number }>;

export const noVideoLimits: VideoLimits = { perAddress: 0, seconds: 0, perUser: 0 };

/** Erased segments of one submission or of one erasure. Shape   `ends`: until when they count, in ms since 1970 */
export type ErasedCount = Readonly<{ ends: number; count: number }>;
/** Segments of a video that were erased and still count, for the address they came from and for their user. */
export type ErasedSegments = Readonly<{ fromAddress: readonly ErasedCount[]; ofUser: readonly ErasedCount[] }>;

const noneErased: ErasedSegments = { fromAddress: [], ofUser: [] };

/**
 * Until when a segment counts that is erased now, in ms since 1970: for its address as long as if it was still stored,
 * for its user, whose stored ones count for good, from now on.
 */
export const countedUntil = ({ timeSubmitted }: Pick<Segment, "timeSubmitted">, now: number, seconds: number) => ({
  ofAddress: timeSubmitted + seconds * 1000,
  ofUser: now + seconds * 1000,
});

type Who = Readonly<{ publicId: string; ipHash: string }>;

/**
 * Rejects a submission once a limit is reached, counting rows in any state. The segments of one request are judged
 * together, so the last accepted request may exceed the limit. Errors `too_many_submissions`; with Retry-After if
 * waiting helps Source segment service, rate limits, submissions
 */
export function refuseSwamping(
  existing: readonly TracedSegment[],
  who: Who,
  now: number,
  { perAddress, seconds, perUser }: VideoLimits,
  erased: ErasedSegments = noneErased,
): void {
  const own = existing.filter(({ userId }) => userId === who.publicId).map(() => Number.POSITIVE_INFINITY);
  refuse([...own, ...erased.ofUser.flatMap(endOfEach)], perUser, now);
  const near = existing
    .filter((row) => row.originIpHash === who.ipHash)
    .map(({ timeSubmitted }) => timeSubmitted + seconds * 1000);
  refuse([...near, ...erased.fromAddress.flatMap(endOfEach)], perAddress, now);
}

const endOfEach = ({ ends, count }: ErasedCount): number[] => Array<number>(count).fill(ends);

/** @param ends until when each segment counts, in ms since 1970 */
function refuse(ends: readonly number[], most: number, now: number): void {
  const counted = ends.filter((end) => end > now).sort((a, b) => Number(b > a) - Number(a > b));
  // The one that has to leave for the count to drop below the limit.
  const last = most > 0 ? counted[most - 1] : undefined;
  if (last === undefined) return;
  const isForGood = last === Number.POSITIVE_INFINITY;
  throw new Problem("too_many_submissions", undefined, isForGood ? {} : { retryAfter: secondsUntil(last, now) });
}
