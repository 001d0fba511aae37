import { Problem } from "../../errors.ts";
import { warningText } from "../segments/refusals.ts";
import type { Segment } from "../segments/segment.ts";

/**
 * Shape `isTemporaryVip`: votes count as a VIP's on the channel of this video, for a day, but lock nothing; `isBanned`:
 * the user
 *         or the address; `warning`: the open one
 */
export type Voter = Readonly<{
  publicId: string;
  isVip: boolean;
  isTemporaryVip: boolean;
  isBanned: boolean;
  warning: Readonly<{ reason: string }> | undefined;
}>;

/**
 * Whether a vote may have an effect; banned users do not learn that theirs has none.
 * Errors  `warned`
 * Source  segment service, voteOnSponsorTime, checks 7 and 8
 */
export function isHeard({ publicId, warning, isBanned }: Voter): boolean {
  if (warning !== undefined) throw new Problem("warned", warningText("Vote", publicId, warning.reason));
  return !isBanned;
}

/** Permanent or temporary VIPs. */
export const isTrusted = ({ isVip, isTemporaryVip }: Voter): boolean => isVip || isTemporaryVip;

export const isOwner = ({ publicId }: Voter, segment: Segment): boolean => publicId === segment.userId;
