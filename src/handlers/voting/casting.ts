import { type Ballot, type VoteKind, voteTypes } from "../../domain/ballot.ts";
import { judgeCategoryVote } from "../../domain/category-voting.ts";
import { rowsOfFormerCut } from "../../domain/former-cut.ts";
import { lockOn } from "../../domain/locks.ts";
import type { Segment } from "../../domain/segment.ts";
import type { Voter } from "../../domain/voter.ts";
import { judgeVote, type VotingRules } from "../../domain/voting.ts";
import type { Stores } from "../../storage/stores.ts";
import type { Services } from "../services.ts";

/** Who votes, when, and what was found out before the transaction. */
export type Elector = Readonly<{
  publicId: string;
  ipHash: string;
  isTemporaryVip: boolean;
  /** Seconds, 0 when no provider answered. */
  confirmedDuration: number;
  /** Milliseconds since 1970. */
  now: number;
}>;

/**
 * Judges a vote and stores it. Inside the transaction that holds the lock of the video, with the segment read after it.
 * @returns whether anything but the vote's own row can have changed
 * Errors  those of `judgeVote` and `judgeCategoryVote`
 */
export async function castBallot(
  stores: Stores,
  ballot: Ballot,
  segment: Segment,
  elector: Elector,
  { voting, vocabulary }: Pick<Services, "voting" | "vocabulary">,
): Promise<boolean> {
  await stores.subjects.share([elector.publicId]); // a warning or a ban of the voter comes before or after, never in between
  if (ballot.kind !== "category") return castVote(stores, ballot.kind, segment, elector, voting);

  const { publicId, ipHash, now } = elector;
  const facts = {
    voter: await voterOf(stores, elector),
    segment,
    locks: await stores.locks.onVideo(segment.service, segment.videoId),
    isSubmitterVip: await stores.vips.has(segment.userId),
    previous: await stores.categoryVotes.of(segment.id, publicId),
    tally: await stores.categoryVotes.tally(segment.id),
  };
  const counted = judgeCategoryVote(ballot.category, facts, vocabulary);
  if (counted === undefined) return false;
  await stores.categoryVotes.cast({ segmentId: segment.id, userId: publicId, ipHash, at: now }, counted);
  if (counted.category !== segment.category) await stores.totals.touch([segment.userId]);
  return true;
}

/** A vote with a type, as `castBallot`. */
export async function castVote(
  stores: Stores,
  kind: VoteKind,
  segment: Segment,
  elector: Elector,
  rules: VotingRules,
): Promise<boolean> {
  const { publicId, ipHash, confirmedDuration, now } = elector;
  const { id, service, videoId, category, actionType } = segment;
  const { votes } = stores;
  const locks = await stores.locks.onVideo(service, videoId);
  const previous = await votes.increment(id, publicId);
  const facts = {
    voter: await voterOf(stores, elector),
    segment,
    previous,
    isCategoryLocked: lockOn(locks, category, actionType) !== undefined,
    isAddressTaken: rules.oneVotePerIp && (await votes.isAddressTaken(id, publicId, ipHash)),
    isQualified: !rules.voterNeedsSegment || (await votes.hasGoodSegment(publicId, category)),
    confirmedDuration,
  };
  const counted = judgeVote(kind, facts);
  if (counted === undefined) return false;

  const type = voteTypes[kind];
  const vote = { segmentId: id, userId: publicId, increment: counted.increment, type, ipHash, at: now };
  await votes.cast(vote, counted.change, counted.segment);
  const hidden = kind === "down" ? await hideFormerCut(stores, segment, confirmedDuration) : [];
  await stores.totals.touch([segment.userId, ...hidden.map(({ userId }) => userId)].sort());
  return true;
}

/** A downvote is a reason to ask whether the video has been cut anew. */
async function hideFormerCut(
  stores: Stores,
  { service, videoId }: Segment,
  confirmedDuration: number,
): Promise<readonly Segment[]> {
  if (confirmedDuration <= 0) return [];
  const outdated = rowsOfFormerCut(await stores.segments.onVideo(service, videoId), confirmedDuration);
  if (outdated.length === 0) return [];
  await stores.segments.hide(outdated.map(({ uuid }) => uuid));
  await stores.locks.remove(service, videoId, ["skip", "mute"]);
  return outdated;
}

async function voterOf(stores: Stores, { publicId, ipHash, isTemporaryVip }: Elector): Promise<Voter> {
  return {
    publicId,
    isVip: await stores.vips.has(publicId),
    isTemporaryVip,
    isBanned: (await stores.bans.has(publicId)) || (await stores.bans.hasIp(ipHash)),
    warning: await stores.warnings.active(publicId),
  };
}
