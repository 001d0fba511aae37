import { Problem } from "../../errors.ts";
import { type ConfirmedDuration, isRefuted } from "../segments/duration.ts";
import type { Segment } from "../segments/segment.ts";
import { removedVotes } from "../segments/shown.ts";
import type { VoteKind } from "./ballot.ts";
import { isHeard, isOwner, isTrusted, type Voter } from "./voter.ts";

/** Settings of an instance. Each enabled rule costs a query per vote. */
export type VotingRules = Readonly<{
  /** Count only the first vote per address on a segment, even from different users. */
  oneVotePerIp: boolean;
  /** Count only votes of users with a good segment of the category. */
  voterNeedsSegment: boolean;
}>;

/**
 * The facts a vote is judged by, read in the transaction that will store it. Shape `previous`: contribution of the
 * voter's last vote on the segment, 0 if none; `isCategoryLocked`: the segment's category
 *         and action are locked on its video; `isAddressTaken`: another user voted from the address, false while the rule is off;
 *         `isQualified`: the voter has a good segment of the category, true while the rule is off; `isRemovedByOther`: a VIP's downvote of the segment
 *         stands, false if the vote does not depend on it
 */
export type VoteFacts = Readonly<{
  voter: Voter;
  segment: Segment;
  previous: number;
  isCategoryLocked: boolean;
  isAddressTaken: boolean;
  isQualified: boolean;
  isRemovedByOther: boolean;
  confirmedDuration: ConfirmedDuration;
}>;

/**
 * Shape   `increment`: the vote's new contribution; `change`: delta of the total; `segment`: other fields that change
 */
export type CountedVote = Readonly<{
  increment: number;
  change: number;
  segment: Partial<Pick<Segment, "locked" | "hidden" | "shadowHidden" | "videoDuration">>;
}>;

/** Maximum number of votes a single malicious report subtracts. */
const heaviestReport = 5;

/**
 * @returns undefined if the vote is accepted but changes nothing
 * Errors  `warned`, `segment_removed`
 * Source  segment service, voteOnSponsorTime, checks 7 to 11, arithmetic and what is not counted
 */
export function judgeVote(kind: VoteKind, facts: VoteFacts): CountedVote | undefined {
  const { voter, segment, previous } = facts;
  if (!isHeard(voter)) return undefined;

  const isRemoved = segment.votes <= removedVotes;
  if (isRemoved && segment.actionType !== "full" && !isTrusted(voter) && !isOwner(voter, segment)) {
    if (kind === "up") throw new Problem("segment_removed");
    if (kind === "down") return undefined;
  }
  if (!isTrusted(voter) && !counts(kind, facts)) return undefined;

  const increment = incrementOf(kind, facts);
  const change = increment - previous;
  // What adds a vote gets here only where it may revive the segment; everything else only takes back a downvote.
  if (isRemoved && change > 0 && increment <= 0 && !mayRevive(facts)) return undefined;
  return { increment, change, segment: changesOf(kind, facts) };
}

/**
 * Whether a downvote of a removed segment can be taken back: who removed it by a vote alone may return, but a VIP or
 * the owner who removed it after that downvote added only what was missing.
 */
const mayRevive = ({ voter, isRemovedByOther }: VoteFacts): boolean => isTrusted(voter) || !isRemovedByOther;

/** Whether the vote of a non-VIP counts. */
function counts(kind: VoteKind, facts: VoteFacts): boolean {
  const { voter, segment, previous } = facts;
  const upvotesOwn = kind === "up" && isOwner(voter, segment) && previous >= 0;
  if (upvotesOwn || isProtected(kind, facts)) return false;
  if (kind === "malicious" && segment.actionType !== "chapter") return false;
  // Who takes back a vote adds none.
  return kind === "undo" || (facts.isQualified && !facts.isAddressTaken);
}

/** Only VIPs may vote against what a VIP has locked, or revive a segment that was removed while locked. */
const isProtected = (kind: VoteKind, { segment, isCategoryLocked }: VoteFacts): boolean =>
  (segment.locked === 1 || isCategoryLocked) && (kind !== "up" || segment.votes <= removedVotes);

function incrementOf(kind: VoteKind, { voter, segment, previous }: VoteFacts): number {
  const toRemoved = removedVotes - (segment.votes - previous);
  // Owners only take back their downvote.
  if (kind === "up") return isOwner(voter, segment) && !isTrusted(voter) ? 0 : 1;
  if (kind === "undo") return 0;
  if (kind === "malicious") return Math.max(toRemoved, -heaviestReport);
  return isTrusted(voter) || isOwner(voter, segment) ? toRemoved : -1;
}

function changesOf(kind: VoteKind, { voter, segment, confirmedDuration }: VoteFacts): CountedVote["segment"] {
  if (kind !== "up") return voter.isVip ? { locked: 0 } : {};
  if (!voter.isVip) return voter.isTemporaryVip ? { hidden: 0 } : {};
  const isRecut = isRefuted(segment, confirmedDuration);
  return { locked: 1, hidden: 0, shadowHidden: 0, ...(isRecut && { videoDuration: confirmedDuration.seconds }) };
}
