import type { components } from "../../../generated/openapi/types.ts";
import { pageOfVotes, type VotePosition, votesToRead } from "../../domain/users/own-votes.ts";
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
  const segments = new Map(found.map((segment) => [segment.id, segment]));
  const listedVotes = votes.flatMap(({ kind, segmentId, type, category, counted, at }): OwnVote[] => {
    const segment = segments.get(segmentId); // missing if it was erased since the votes were read
    return segment === undefined ? [] : [{ kind, type, category, counted, time: at, segment: listed(segment) }];
  });
  return { votes: listedVotes, next };
}
