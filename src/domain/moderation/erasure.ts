import { segmentUuid } from "../segments/ids.ts";
import type { Segment } from "../segments/segment.ts";
import { minShownVotes } from "../segments/shown.ts";
import { voteTypes } from "../voting/ballot.ts";
import { weights } from "../voting/category-voting.ts";

/** What happens to the segments of a user who leaves. */
export type LeavingMode = "anonymise" | "delete";

/**
 * Shape `increment`: the vote's contribution to the total; `type`: one of `voteTypes`; `total`: the segment's votes;
 * `isOwn`: on the voter's own
 *         segment; `voterIsVip`: currently
 */
export type CastVote = Readonly<{
  increment: number;
  type: number;
  total: number;
  isOwn: boolean;
  voterIsVip: boolean;
}>;

/**
 * Whether a vote is kept when its voter leaves. A removal by the owner or a VIP is: it sets the total to `removedVotes`
 * and is idempotent, and without it removed segments would reappear, or their owners could bring them back. So is every
 * vote against a segment that is removed: the vote that removed it added only what was missing. Any other vote is
 * reverted, or users could vote, leave and vote again endlessly.
 */
export const outlives = ({ increment, type, total, isOwn, voterIsVip }: CastVote): boolean =>
  isRemoval(type, increment) || (increment < 0 && (total < minShownVotes || isOwn || voterIsVip));

/**
 * Only the owner and VIPs, including temporary ones, cast downvotes other than of one, so the voter was one at that
 * time: 0 where the segment was removed already.
 */
const isRemoval = (type: number, increment: number): boolean => type === voteTypes.down && increment !== -1;

/**
 * The same for category votes: those of the owner or a VIP took effect immediately, and a smaller tally would revert
 * them.
 */
export const choiceOutlives = ({ weight, isOwn }: Readonly<{ weight: number; isOwn: boolean }>): boolean =>
  isOwn || weight > weights.ordinary;

/**
 * Assigns the segment to another owner under a new id: the old one is derived from the old owner and would identify
 * them.
 * @param seed a random text for this segment alone, which the id is derived from instead of the owner: segments of one
 *   owner may be alike after a
 *   change of their category or times
 */
export const withOwner = (
  segment: Segment,
  userId: string,
  seed: string,
): Readonly<{ uuid: string; userId: string; userAgent: string }> => ({
  uuid: segmentUuid({ ...segment, userId: seed }),
  userId,
  userAgent: "",
});
