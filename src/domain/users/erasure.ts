import { segmentUuid } from "../segments/ids.ts";
import type { Segment } from "../segments/segment.ts";
import { voteTypes } from "../voting/ballot.ts";
import { weights } from "../voting/category-voting.ts";

/** What becomes of the segments of somebody who leaves. */
export type LeavingMode = "anonymise" | "delete";

/**
 * Shape   `increment`: what the vote contributes to the total; `type`: one of `voteTypes`; `isOwn`: on a segment of the voter;
 *         `voterIsVip`: now
 */
export type CastVote = Readonly<{ increment: number; type: number; isOwn: boolean; voterIsVip: boolean }>;

/**
 * Whether a vote outlives the link to its voter. A removal by the owner or a VIP does: it brings the total to -2 however often it is
 * repeated, and without it what was removed would come back. Any other vote is taken back, or one could vote, leave and vote
 * again without end.
 */
export const outlives = ({ increment, type, isOwn, voterIsVip }: CastVote): boolean =>
  increment < 0 && (isOwn || voterIsVip || isRemoval(type, increment));

/** Nobody else's downvote weighs more than one, so the voter was the owner or a VIP, perhaps for a day, when they cast it. */
const isRemoval = (type: number, increment: number): boolean => type === voteTypes.down && increment < -1;

/** The same for a choice of category: that of the owner or of a VIP took effect at once, and a smaller tally would undo it. */
export const choiceOutlives = ({ weight, isOwn }: Readonly<{ weight: number; isOwn: boolean }>): boolean =>
  isOwn || weight > weights.ordinary;

/** The segment under another owner. It gets a new id: the old one was derived from the old owner and would identify them. */
export const handedTo = (
  segment: Segment,
  userId: string,
): Readonly<{ uuid: string; userId: string; userAgent: string }> => ({
  uuid: segmentUuid({ ...segment, userId }),
  userId,
  userAgent: "",
});
