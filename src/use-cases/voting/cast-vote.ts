import { eventSegment, eventVideo } from "../../domain/outgoing/drafts.ts";
import type { EventActor } from "../../domain/outgoing/event.ts";
import type { ConfirmedDuration } from "../../domain/segments/duration.ts";
import { rowsOfFormerCut } from "../../domain/segments/former-cut.ts";
import { type CategoryLock, lockOn } from "../../domain/segments/locks.ts";
import type { Segment } from "../../domain/segments/segment.ts";
import { minShownVotes } from "../../domain/segments/shown.ts";
import type { Vocabulary } from "../../domain/segments/vocabulary.ts";
import { type Ballot, type VoteKind, voteTypes } from "../../domain/voting/ballot.ts";
import { judgeCategoryVote } from "../../domain/voting/category-voting.ts";
import { isOwner, isTrusted, type Voter } from "../../domain/voting/voter.ts";
import { type CountedVote, judgeVote, type VotingRules } from "../../domain/voting/voting.ts";
import { Problem } from "../../errors.ts";
import type { Stores } from "../../storage/stores.ts";
import type { Using } from "../services.ts";
import { recordFor } from "./chapter-record.ts";

/** The voter, the time, and facts fetched before the transaction. */
export type Elector = Readonly<{
  publicId: string;
  ipHash: string;
  isTemporaryVip: boolean;
  /** Current; 0 if it was not queried, see `needsReputation`. */
  reputation: number;
  confirmedDuration: ConfirmedDuration;
  /** Milliseconds since 1970. */
  now: number;
}>;

/**
 * Whether a vote is judged by the reputation of the voter: where the category needs one, or its chapters do. VIPs need
 * none.
 */
export function needsReputation(
  ballot: Ballot,
  isVip: boolean,
  { actionType }: Segment,
  { categories }: Vocabulary,
): boolean {
  if (ballot.kind !== "category" || isVip) return false;
  return categories.get(ballot.category)?.minReputation !== undefined || actionType === "chapter";
}

/** The segment fields that are read before locking. */
export type Voted = Pick<Segment, "id" | "uuid" | "service" | "videoId" | "videoHash" | "userId">;

/** Facts about a voter, read in the transaction that will store the vote. */
type VoterFacts = Readonly<{
  isVip: boolean;
  isBanned: boolean;
  ipBanned: boolean;
  warnings: readonly Readonly<{ reason: string }>[];
}>;

/**
 * A vote with a type, and the facts it is judged by. Shape see `VoteFacts`; `isAddressTaken`: undefined if it was not
 * queried
 */
export type Cast = Readonly<{
  kind: VoteKind;
  segment: Segment;
  voter: Voter;
  locks: readonly CategoryLock[];
  previous: number;
  isAddressTaken: boolean | undefined;
}>;

/**
 * Judges and stores a vote: the complete transaction, starting with the lock of the video.
 * Errors  `not_found` if the segment no longer exists; those of `judgeVote` and `judgeCategoryVote`
 */
export async function castBallot(
  stores: Stores<
    "facts" | "categoryVotes" | "reputation" | "features" | "totals" | "votes" | "segments" | "locks" | "events"
  >,
  ballot: Ballot,
  voted: Voted,
  elector: Elector,
  { voting, vocabulary }: Using<"voting" | "vocabulary">,
): Promise<void> {
  if (ballot.kind === "category") return castCategory(stores, ballot.category, voted, elector, vocabulary);
  const { kind } = ballot;
  const { existing, ...facts } = await stores.facts.ofVote(voted, voted.id, elector, {
    asksAddress: voting.oneVotePerIp,
    changesOthers: mayHideFormerCut(kind, elector),
  });
  const segment = segmentIn(existing, voted);
  return castVote(stores, { ...facts, kind, segment, voter: voterOf(facts, elector) }, elector, voting);
}

async function castCategory(
  stores: Stores<"facts" | "categoryVotes" | "reputation" | "features" | "totals">,
  category: string,
  voted: Voted,
  elector: Elector,
  vocabulary: Vocabulary,
): Promise<void> {
  const { publicId, ipHash, reputation, now } = elector;
  const { existing, ...read } = await stores.facts.ofCategoryVote(voted, voted.id, voted.userId, elector);
  const segment = segmentIn(existing, voted);
  const voter = voterOf(read, elector);
  const isOrdered = isOwner(voter, segment) && (await stores.categoryVotes.isOrdered(segment.id, segment.category));
  const record = await recordFor(stores, publicId, [{ category, actionType: segment.actionType }]);
  const facts = { ...read, segment, reputation, record, voter, isOrdered };
  const counted = judgeCategoryVote(category, facts, vocabulary);
  if (counted === undefined) return;
  await stores.categoryVotes.cast({ segmentId: segment.id, userId: publicId, ipHash, at: now }, counted);
  if (counted.category !== segment.category) await stores.totals.markStale([segment.userId]);
}

/** Like `castBallot`, for votes with a type only. Call inside the transaction that opened the video. */
export async function castVote(
  stores: Stores<"votes" | "segments" | "locks" | "totals" | "events">,
  { kind, segment, voter, locks, previous, isAddressTaken = false }: Cast,
  elector: Elector,
  rules: VotingRules,
): Promise<void> {
  const { publicId, ipHash, confirmedDuration, now } = elector;
  const { id, category, actionType } = segment;
  const { votes } = stores;
  const facts = {
    voter,
    segment,
    previous,
    isCategoryLocked: lockOn(locks, category, actionType) !== undefined,
    isAddressTaken,
    isQualified: !rules.voterNeedsSegment || (await votes.hasGoodSegment(publicId, category)),
    isRemovedByOther:
      segment.votes < minShownVotes &&
      (previous < 0 || isOwner(voter, segment)) &&
      !isTrusted(voter) &&
      (await votes.isRemovedByOther(segment, publicId)),
    confirmedDuration,
  };
  const counted = judgeVote(kind, facts);
  if (counted === undefined) return;

  const type = voteTypes[kind];
  const vote = { segmentId: id, userId: publicId, increment: counted.increment, type, ipHash, at: now };
  await votes.cast(vote, counted.change, counted.segment);
  if (counted.change !== 0) addVoteEvents(stores, { kind, segment, voter }, counted);
  const hidden = mayHideFormerCut(kind, elector) ? await hideFormerCut(stores, segment, confirmedDuration) : [];
  await stores.totals.markStale([segment.userId, ...hidden.map(({ userId }) => userId)].sort());
}

function addVoteEvents(
  { events }: Stores<"events">,
  { kind, segment, voter }: Pick<Cast, "kind" | "segment" | "voter">,
  { increment, change }: CountedVote,
): void {
  const data = () => ({
    video: eventVideo(segment),
    segment: eventSegment(segment),
    submitter: { userID: segment.userId },
    actor: { userID: voter.publicId, ...rankOf(voter, segment) },
    votes: { before: segment.votes, after: segment.votes + change },
  });
  const type = increment > 0 ? "vote.up" : "vote.down";
  events.add(type, () => ({ type, data: data() }));
  if (kind === "malicious") events.add("report", () => ({ type: "report", data: data() }));
}

/** As far as it depends on the vote. */
function rankOf(voter: Voter, segment: Segment): Pick<Partial<EventActor>, "rank"> {
  if (isOwner(voter, segment)) return { rank: "self" };
  if (voter.isTemporaryVip) return { rank: "temp vip" };
  return voter.isVip ? { rank: "vip" } : {};
}

/** A downvote is a reason to check whether the video has been re-edited. */
const mayHideFormerCut = (kind: VoteKind, { confirmedDuration }: Pick<Elector, "confirmedDuration">): boolean =>
  kind === "down" && confirmedDuration.seconds > 0;

async function hideFormerCut(
  stores: Stores<"segments" | "locks">,
  { service, videoId }: Segment,
  confirmedDuration: ConfirmedDuration,
): Promise<readonly Segment[]> {
  const outdated = rowsOfFormerCut(await stores.segments.onVideo(service, videoId), confirmedDuration);
  if (outdated.length === 0) return [];
  await stores.segments.hide(outdated.map(({ uuid }) => uuid));
  await stores.locks.remove(service, videoId, ["skip", "mute"]);
  return outdated;
}

/**
 * Matches the UUID too, because it changes with the owner. @throws Problem `not_found` if the segment no longer exists
 */
function segmentIn(existing: readonly Segment[], { id, uuid }: Voted): Segment {
  const found = existing.find((row) => row.id === id && row.uuid === uuid);
  if (found !== undefined) return found;
  throw noSuchSegment();
}

export const noSuchSegment = (): Problem =>
  new Problem("not_found", "There is no such segment. A shortened UUID needs the videoID of its video beside it.");

export const voterOf = (
  { isVip, isBanned, ipBanned, warnings }: VoterFacts,
  { publicId, isTemporaryVip }: Pick<Elector, "publicId" | "isTemporaryVip">,
): Voter => ({ publicId, isVip, isTemporaryVip, isBanned: isBanned || ipBanned, warning: warnings[0] });
