import type { components } from "../../../generated/openapi/types.ts";
import type { ListedSegment } from "../../domain/segments/listing.ts";
import { type ActiveVote, pageOfVotes, type VotePosition, votesToRead } from "../../domain/users/own-votes.ts";
import { listed } from "../segments/listed-segment.ts";
import type { Using } from "../services.ts";

type OwnVote = components["schemas"]["OwnVote"];

/**
 * A page of the active votes of a user with their segments, newest first. A page may be short; `next` is the position
 * after which the next one begins, null when nothing follows.
 */
export async function ownVotes(
  userId: string,
  after: VotePosition | undefined,
  limit: number,
  { stores }: Using<"stores", "ownVotes" | "listedSegments">,
): Promise<Readonly<{ votes: OwnVote[]; next: VotePosition | null }>> {
  const read = await stores.ownVotes.after(userId, after, votesToRead(limit));
  const { votes, next } = pageOfVotes(read, limit);
  const found = await stores.listedSegments.byIds(votes.map(({ segmentId }) => segmentId));
  return { votes: withSegments(votes, found), next };
}

/** The active votes of a user on a segment and on its category; none if there is no such segment. */
export async function ownVotesOn(
  uuid: string,
  userId: string,
  { stores }: Using<"stores", "ownVotes" | "listedSegments">,
): Promise<OwnVote[]> {
  const segment = await stores.listedSegments.byUuid(uuid);
  if (segment === undefined) return [];
  const read = await stores.ownVotes.on(segment.id, userId);
  return withSegments(pageOfVotes(read, read.length).votes, [segment]);
}

function withSegments(votes: readonly ActiveVote[], found: readonly ListedSegment[]): OwnVote[] {
  const segments = new Map(found.map((segment) => [segment.id, segment]));
  return votes.flatMap(({ kind, segmentId, type, category, counted, at }): OwnVote[] => {
    const segment = segments.get(segmentId); // missing if it was erased since the votes were read
    return segment === undefined ? [] : [{ kind, type, category, counted, time: at, segment: listed(segment) }];
  });
}
