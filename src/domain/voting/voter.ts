import { Problem } from "../../errors.ts";
import { warningText } from "../segments/refusals.ts";
import type { Segment } from "../segments/segment.ts";

/**
 * Who votes.
 * Shape   `isTemporaryVip`: has a VIP's say on the channel of this video, for a day, but locks nothing; `isBanned`: the user or the
 *         address; `warning`: the open one
 */
export type Voter = Readonly<{
  publicId: string;
  isVip: boolean;
  isTemporaryVip: boolean;
  isBanned: boolean;
  warning: Readonly<{ reason: string }> | undefined;
}>;

/**
 * Whether a vote may have an effect; who is banned is not told.
 * Errors  `warned`
 * Source  segment service, voteOnSponsorTime, checks 7 and 8
 */
export function isHeard({ publicId, warning, isBanned }: Voter): boolean {
  if (warning !== undefined) throw new Problem("warned", warningText("Vote", publicId, warning.reason));
  return !isBanned;
}

/** VIPs of either kind. */
export const isTrusted = ({ isVip, isTemporaryVip }: Voter): boolean => isVip || isTemporaryVip;

export const isOwner = ({ publicId }: Voter, segment: Segment): boolean => publicId === segment.userId;
