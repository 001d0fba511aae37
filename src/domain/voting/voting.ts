import { Problem } from "../../errors.ts";
import { durationTolerance } from "../segments/auto-moderator.ts";
import type { Segment } from "../segments/segment.ts";
import { fewestVotesShown } from "../segments/visibility.ts";
import type { VoteKind } from "./ballot.ts";
import { isHeard, isOwner, isTrusted, type Voter } from "./voter.ts";

/** What an instance may set. Either rule costs a query for each vote while it is on. */
export type VotingRules = Readonly<{
  /** Of several users behind one address, only the first vote on a segment counts. */
  oneVotePerIp: boolean;
  /** Only the votes of users with a good segment of the category are counted. */
  voterNeedsSegment: boolean;
}>;

/**
 * All that decides about a vote, read in the transaction that will store it.
 * Shape   `previous`: what the voter's last vote on the segment contributed, 0 when there is none; `isCategoryLocked`: the
 *         segment's category and action on its video; `isAddressTaken`: another user voted from the address, false while the rule
 *         is off; `isQualified`: has a good segment of the category, true while the rule is off
 * Units   `confirmedDuration` in seconds, 0 when no provider answered
 */
export type VoteFacts = Readonly<{
  voter: Voter;
  segment: Segment;
  previous: number;
  isCategoryLocked: boolean;
  isAddressTaken: boolean;
  isQualified: boolean;
  confirmedDuration: number;
}>;

/** Shape   `increment`: what the vote contributes now; `change`: by how much the total moves; `segment`: what else is new about it */
export type CountedVote = Readonly<{
  increment: number;
  change: number;
  segment: Partial<Pick<Segment, "locked" | "hidden" | "shadowHidden" | "videoDuration">>;
}>;

/** A total that readers do not see any more. */
const removed = fewestVotesShown - 1;
/** The most that one report as malicious takes away. */
const heaviestReport = 5;

/**
 * @returns undefined when the vote is accepted but changes nothing
 * Errors  `warned`, `segment_removed`
 * Source  segment service, voteOnSponsorTime, checks 7 to 11, arithmetic and what is not counted
 */
export function judgeVote(kind: VoteKind, facts: VoteFacts): CountedVote | undefined {
  const { voter, segment, previous } = facts;
  if (!isHeard(voter)) return undefined;

  const isDead = segment.votes <= removed && segment.actionType !== "full";
  if (isDead && !isTrusted(voter) && !isOwner(voter, segment)) {
    if (kind === "up") throw new Problem("segment_removed");
    if (kind === "down") return undefined;
  }
  if (!isTrusted(voter) && !counts(kind, facts)) return undefined;

  const increment = incrementOf(kind, facts);
  return { increment, change: increment - previous, segment: changesOf(kind, facts) };
}

/** Whether the vote of somebody who is no VIP counts. */
function counts(kind: VoteKind, facts: VoteFacts): boolean {
  const { voter, segment, previous } = facts;
  const upvotesOwn = kind === "up" && isOwner(voter, segment) && previous >= 0;
  if (upvotesOwn || isProtected(kind, facts)) return false;
  if (kind === "malicious" && segment.actionType !== "chapter") return false;
  return facts.isQualified && !facts.isAddressTaken;
}

/** Nobody but a VIP votes against what a VIP has locked, or revives what died locked. */
const isProtected = (kind: VoteKind, { segment, isCategoryLocked }: VoteFacts): boolean =>
  (segment.locked === 1 || isCategoryLocked) && (kind !== "up" || segment.votes <= removed);

function incrementOf(kind: VoteKind, { voter, segment, previous }: VoteFacts): number {
  const toRemoved = removed - (segment.votes - previous);
  if (kind === "up") return 1;
  if (kind === "undo") return 0;
  if (kind === "malicious") return Math.max(toRemoved, -heaviestReport);
  return isTrusted(voter) || isOwner(voter, segment) ? toRemoved : -1;
}

function changesOf(kind: VoteKind, { voter, segment, confirmedDuration }: VoteFacts): CountedVote["segment"] {
  if (kind !== "up") return voter.isVip ? { locked: 0 } : {};
  if (!voter.isVip) return voter.isTemporaryVip ? { hidden: 0 } : {};
  const isRecut = confirmedDuration > 0 && Math.abs(segment.videoDuration - confirmedDuration) > durationTolerance;
  return { locked: 1, hidden: 0, shadowHidden: 0, ...(isRecut && { videoDuration: confirmedDuration }) };
}
