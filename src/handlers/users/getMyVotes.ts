import { readVoteCursor, voteCursor } from "../../domain/users/own-votes.ts";
import { ownVotes, ownVotesOn } from "../../use-cases/users/own-votes.ts";
import type { Handler, Using } from "../handler.ts";

export const getMyVotes: Handler<"getMyVotes", Using<"stores", "ownVotes" | "listedSegments">> = async (
  { query, caller },
  services,
) => {
  if (query.UUID !== undefined) {
    const votes = await ownVotesOn(query.UUID, caller.publicId, services);
    return { status: 200, body: { votes, next: null }, personal: true };
  }
  const after = query.cursor === undefined ? undefined : readVoteCursor(query.cursor);
  const { votes, next } = await ownVotes(caller.publicId, after, query.limit, services);
  return { status: 200, body: { votes, next: next && voteCursor(next) }, personal: true };
};
