import type { Segment } from "../../domain/segments/segment.ts";
import { readBallot } from "../../domain/voting/ballot.ts";
import { Problem } from "../../errors.ts";
import type { Stores } from "../../storage/stores.ts";
import { isTemporaryVip } from "../../use-cases/moderation/temporary-vip.ts";
import type { Services } from "../../use-cases/services.ts";
import { castBallot, type Elector, noSuchSegment } from "../../use-cases/voting/cast-vote.ts";
import type { Handler, Input } from "../handler.ts";

/** Ids of less characters are shortened ones; the shortest that is one has 36. */
const SHORTENED_BELOW = 60;
const SHORTEST_PREFIX = 4;

export const voteOnSponsorTime: Handler<"voteOnSponsorTime"> = async ({ query, caller, client }, services) => {
  if (query.type === undefined && query.category === undefined) throw new Problem("bad_vote");
  const { publicId } = caller;
  const { segment, isVip, channels } = await findVoted(query, publicId, services);
  const { service, videoId } = segment;
  const ballot = readBallot(query);

  if (!(await services.limits.takeVote(client.ip, isVip))) return { status: 200, body: undefined };
  // What is told of a video's duration matters to a downvote and to an upvote that locks.
  const needsDuration = ballot.kind === "down" || (ballot.kind === "up" && isVip);
  const elector: Elector = {
    publicId,
    ipHash: await services.ipHashOf(client.ip),
    isTemporaryVip: !isVip && (await isTemporaryVip(channels, segment, services)),
    confirmedDuration: (needsDuration && (await services.durations.durationOf(service, videoId))) || 0,
    now: services.now(),
  };

  // The lock comes first: what is read after it is true until the transaction ends, so the verdict is too.
  const claim = { video: `${service} ${videoId}`, address: client.ip, refusal: "vote_in_progress" } as const;
  await services.transaction((stores) => castBallot(stores, ballot, segment, elector, services), claim);
  return { status: 200, body: undefined };
};

/** What is asked for, and the rank of the voter. */
type Found = Readonly<{ segment: Segment; isVip: boolean; channels: readonly string[] }>;

/**
 * The submitter of a recent segment may know it by the id that their client made.
 * @throws Problem `not_found` when there is no such segment
 */
async function findVoted(
  { UUID, videoID }: Input<"voteOnSponsorTime">["query"],
  voter: string,
  { stores, now }: Services,
): Promise<Found> {
  const find = async (uuid: string | undefined): Promise<Found | undefined> => {
    if (uuid === undefined) return undefined;
    const { segments, ...rank } = await stores.facts.beforeVote(uuid, voter, now());
    return segments[0] && { segment: segments[0], ...rank };
  };
  const found = await find(await wholeUuid(stores, UUID, videoID));
  if (found !== undefined) return found;
  const named = await find(await stores.clientUuids.find(UUID, { userId: voter, now: now() }));
  if (named !== undefined) return named;
  throw noSuchSegment();
}

/** Errors  `bad_request` for a piece of an id that is too short to be one */
async function wholeUuid({ segments }: Stores, uuid: string, videoId?: string): Promise<string | undefined> {
  if (videoId === undefined || uuid.length >= SHORTENED_BELOW) return uuid;
  if (uuid.length >= SHORTEST_PREFIX) return segments.findShort(videoId, uuid);
  throw new Problem("bad_request", `No valid UUID. A shortened UUID has at least ${SHORTEST_PREFIX} characters.`);
}
