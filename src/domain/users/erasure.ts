import { segmentUuid } from "../segments/ids.ts";
import type { Segment } from "../segments/segment.ts";
import { voteTypes } from "../voting/ballot.ts";
import { weights } from "../voting/category-voting.ts";

/** What happens to the segments of a user who leaves. */
export type LeavingMode = "anonymise" | "delete";

/**
 * Shape   `increment`: the vote's contribution to the total; `type`: one of `voteTypes`; `isOwn`: on the voter's own segment;
 *         `voterIsVip`: currently
 */
export type CastVote = Readonly<{ increment: number; type: number; isOwn: boolean; voterIsVip: boolean }>;

/**
 * Whether a vote is kept when its voter leaves. A removal by the owner or a VIP is: it sets the total to -2 and is idempotent, and
 * without it removed segments would reappear. Any other vote is reverted, or users could vote, leave and vote again endlessly.
 */
export const outlives = ({ increment, type, isOwn, voterIsVip }: CastVote): boolean =>
  increment < 0 && (isOwn || voterIsVip || isRemoval(type, increment));

/** Only the owner and VIPs, including temporary ones, cast downvotes heavier than one, so the voter was one at that time. */
const isRemoval = (type: number, increment: number): boolean => type === voteTypes.down && increment < -1;

/** The same for category votes: those of the owner or a VIP took effect immediately, and a smaller tally would revert them. */
export const choiceOutlives = ({ weight, isOwn }: Readonly<{ weight: number; isOwn: boolean }>): boolean =>
  isOwn || weight > weights.ordinary;

/** Assigns the segment to another owner under a new id: the old one is derived from the old owner and would identify them. */
export const withOwner = (
  segment: Segment,
  userId: string,
): Readonly<{ uuid: string; userId: string; userAgent: string }> => ({
  uuid: segmentUuid({ ...segment, userId }),
  userId,
  userAgent: "",
});
