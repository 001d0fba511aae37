import { badCursor, wholeNumber } from "../client-text/cursors.ts";
import { voteTypes } from "../voting/ballot.ts";

/** A vote on a segment, or on its category. */
export type VoteForm = "vote" | "categoryVote";

/**
 * A stored vote of a user. Shape `type`: one of `voteTypes`, null for a category vote; `category`: null for other
 * votes; `counted`: what it added Units `at` in ms since 1970
 */
export type CastVote = Readonly<{
  kind: VoteForm;
  segmentId: number;
  type: number | null;
  category: string | null;
  counted: number;
  at: number;
}>;

/** The position of a vote in the list of its user, newest first; no two votes share one. */
export type VotePosition = Pick<CastVote, "at" | "segmentId" | "kind">;

/** Newest first; a vote on a segment comes before one on its category. */
const inListOrder = (a: VotePosition, b: VotePosition): number =>
  b.at - a.at || b.segmentId - a.segmentId || Number(a.kind === "categoryVote") - Number(b.kind === "categoryVote");

type ActiveType = 0 | 1 | 30;
const activeTypes: readonly (number | null)[] = [voteTypes.down, voteTypes.up, voteTypes.malicious, null];

/** A vote that has not been taken back. */
export type ActiveVote = CastVote & Readonly<{ type: ActiveType | null }>;
const isActive = (vote: CastVote): vote is ActiveVote => activeTypes.includes(vote.type);

/** Votes that a page may pass over because they were taken back. */
const spare = 50;

/** Votes to read from each table for a page. */
export const votesToRead = (limit: number): number => limit + 1 + spare;

/**
 * A page of active votes. `read`: the first `votesToRead(limit)` from a position on of each table, in any order; as
 * many of them together are the first of all.
 * @returns `next`: the position after which the next page begins, null when nothing follows. A page is short when many
 *   votes were taken back
 */
export function pageOfVotes(
  read: readonly CastVote[],
  limit: number,
): Readonly<{ votes: readonly ActiveVote[]; next: VotePosition | null }> {
  const first = [...read].sort(inListOrder).slice(0, votesToRead(limit));
  const active = first.filter(isActive);
  const votes = active.slice(0, limit);
  if (active.length > limit) return { votes, next: votes.at(-1) ?? null };
  return { votes, next: first.length === votesToRead(limit) ? (first.at(-1) ?? null) : null };
}

export const voteCursor = ({ at, segmentId, kind }: VotePosition): string => `${at}.${segmentId}.${kind}`;

const cursor = new RegExp(`^${wholeNumber}\\.${wholeNumber}\\.(vote|categoryVote)$`);

/** Errors  `bad_request` if the text is no cursor of votes */
export function readVoteCursor(text: string): VotePosition {
  const [, at, segmentId, kind] = cursor.exec(text) ?? [];
  if (kind !== "vote" && kind !== "categoryVote") throw badCursor();
  return { at: Number(at), segmentId: Number(segmentId), kind };
}
