import { Problem } from "../../errors.ts";
import { type ChapterRecord, maySubmitChapters } from "../segments/chapters.ts";
import { everyCategory, type LockedPair } from "../segments/locks.ts";
import { refuseShort, refuseUnreputable } from "../segments/proposal.ts";
import { chaptersText } from "../segments/refusals.ts";
import type { Segment } from "../segments/segment.ts";
import { type Category, supports, type Vocabulary } from "../segments/vocabulary.ts";
import { isHeard, isOwner, isTrusted, type Voter } from "./voter.ts";

/** A vote's contribution to the tally of a category. */
export type CategoryVote = Readonly<{ category: string; weight: number }>;
export type Tally = ReadonlyMap<string, number>;

/**
 * The facts a category vote is judged by, read in the transaction that will store it. Shape `reputation`: current, of
 * the voter, read before the transaction where the category needs one, else 0; `record`: of the voter, where it
 * matters; `locks`: of the video in this
 *         service; `isOrdered`: the segment has its category by a moderator's order, false if the vote does not depend on it; `previous`: the
 *         voter's last category vote on the segment; `tally`: by category, empty before the first vote
 */
export type CategoryVoteFacts = Readonly<{
  voter: Voter;
  segment: Segment;
  reputation: number;
  record: ChapterRecord;
  locks: readonly LockedPair[];
  isSubmitterVip: boolean;
  isOrdered: boolean;
  previous: CategoryVote | undefined;
  tally: Tally;
}>;

/**
 * Shape   `vote`: replaces the previous one; `tally`: the complete new tally; `category`: the segment's new category
 */
export type CountedCategoryVote = Readonly<{ vote: CategoryVote; tally: Tally; category: string }>;

/** Weight of a vote in the tally of its category. */
export const weights = { ordinary: 1, trusted: 500 } as const;
/** Initial votes for the submitter's own choice. */
const startingVotes = { ordinary: 1, vip: 10_000 } as const;
const minLead = 2;

/**
 * @returns undefined if the vote is accepted but changes nothing
 * Errors  `warned`, `bad_category_vote`, `low_reputation`, `short_segment`
 * Source  segment service, voteOnSponsorTime, category vote
 */
export function judgeCategoryVote(
  category: string,
  facts: CategoryVoteFacts,
  vocabulary: Vocabulary,
): CountedCategoryVote | undefined {
  const { voter, segment, previous } = facts;
  if (!isHeard(voter)) return undefined;
  if (previous?.category === category && !voter.isVip) return undefined;
  const known = vocabulary.categories.get(category);
  if (
    segment.actionType === "full" ||
    known?.maySubmit !== true ||
    !supports(vocabulary, category, segment.actionType)
  ) {
    throw new Problem("bad_category_vote", unsupportedText(category, segment));
  }
  refuseUnfit(known, facts);
  const isClosed =
    segment.locked === 1 || facts.locks.some((lock) => lock.category === category || lock.category === everyCategory);
  if (isClosed && !voter.isVip) return undefined;

  const vote = { category, weight: isTrusted(voter) ? weights.trusted : weights.ordinary };
  const tally = newTally(vote, facts);
  const decides = isTrusted(voter) || (isOwner(voter, segment) && !facts.isOrdered) || wins(category, segment, tally);
  return { vote, tally, category: decides ? category : segment.category };
}

/**
 * A segment cannot get by votes where it could not have been submitted. A vote for the category that it has brings it
 * nowhere, and VIPs may submit it everywhere.
 */
function refuseUnfit(category: Category, { voter, segment, reputation, record }: CategoryVoteFacts): void {
  if (voter.isVip || category.name === segment.category) return;
  refuseUnreputable(category, reputation, record.grantedFiller);
  if (segment.actionType === "chapter" && !maySubmitChapters(category, { ...record, isVip: voter.isVip, reputation }))
    throw new Problem("low_reputation", chaptersText(category));
  refuseShort(segment, category);
}

/** The first vote also adds the submitter's choice; replacing a vote subtracts the previous one. */
function newTally(vote: CategoryVote, { segment, isSubmitterVip, previous, tally: before }: CategoryVoteFacts): Tally {
  const tally = new Map(before);
  const add = ({ category, weight }: CategoryVote): void =>
    void tally.set(category, (tally.get(category) ?? 0) + weight);
  if (!tally.has(segment.category)) {
    tally.set(segment.category, isSubmitterVip ? startingVotes.vip : startingVotes.ordinary);
  }
  if (previous !== undefined) add({ ...previous, weight: -previous.weight });
  add(vote);
  return tally;
}

/** The more votes a segment has, the more users it takes to change its category. */
function wins(category: string, segment: Segment, tally: Tally): boolean {
  const lead = (tally.get(category) ?? 0) - (tally.get(segment.category) ?? 0);
  return lead >= Math.max(Math.ceil(segment.votes / 2), minLead);
}

/** The category is untrusted text, so it is quoted as JSON. */
function unsupportedText(category: string, { actionType }: Segment): string {
  const name = JSON.stringify(category);
  return actionType === "full"
    ? `The category of a label of the whole video (action type "full") cannot be changed to ${name}; vote it down and submit another one.`
    : `The category ${name} does not exist or does not go with the action type "${actionType}" of the segment.`;
}
