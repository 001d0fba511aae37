import { segmentUuid } from "./ids.ts";
import type { Segment } from "./segment.ts";

/** What becomes of the segments of somebody who leaves. */
export type LeavingMode = "anonymise" | "delete";

/** Shape   `increment`: what the vote contributes to the total; `isOwn`: on a segment of the voter; `voterIsVip`: now */
export type CastVote = Readonly<{ increment: number; isOwn: boolean; voterIsVip: boolean }>;

/**
 * Whether a vote outlives the link to its voter. A removal by the owner or a VIP does: it brings the total to -2 however often it is
 * repeated, and without it what was removed would come back. Any other vote is taken back, or one could vote, leave and vote
 * again without end.
 */
export const outlives = ({ increment, isOwn, voterIsVip }: CastVote): boolean => increment < 0 && (isOwn || voterIsVip);

/** The segment as somebody else's. Its id is made anew: the old one was made from the old owner, and would give him away. */
export const handedTo = (
  segment: Segment,
  userId: string,
): Readonly<{ uuid: string; userId: string; userAgent: string }> => ({
  uuid: segmentUuid({ ...segment, userId }),
  userId,
  userAgent: "",
});
