import { isDisputed, unknownDuration } from "../../domain/segments/duration.ts";
import type { Segment } from "../../domain/segments/segment.ts";
import { readBallot } from "../../domain/voting/ballot.ts";
import { Problem } from "../../errors.ts";
import type { Stores } from "../../storage/stores.ts";
import { isTemporaryVip } from "../../use-cases/moderation/temporary-vip.ts";
import { confirmDuration } from "../../use-cases/segments/confirm-duration.ts";
import { castBallot, type Elector, needsReputation, noSuchSegment } from "../../use-cases/voting/cast-vote.ts";
import type { Handler, Input, Using } from "../handler.ts";

/** Shorter ids are prefixes, unless they are complete ones in the old 36-character format. */
const FULL_ID_LENGTH = 60;
const MIN_PREFIX_LENGTH = 4;

export const voteOnSponsorTime: Handler<
  "voteOnSponsorTime",
  Using<
    "stores" | "now" | "limits" | "vocabulary" | "ipHashOf" | "durations" | "reputations" | "transaction" | "voting",
    | "facts"
    | "segments"
    | "clientUuids"
    | "categoryVotes"
    | "reputation"
    | "features"
    | "totals"
    | "votes"
    | "locks"
    | "events"
  >
> = async ({ query, caller, client }, services) => {
  if (query.type === undefined && query.category === undefined) throw new Problem("bad_vote");
  const { publicId } = caller;
  const { segment, isVip, channels } = await findVoted(query, publicId, services);
  const { service, videoId } = segment;
  const ballot = readBallot(query);

  if (!(await services.limits.takeVote(client.ip, isVip))) return { status: 200, body: undefined };
  // The duration matters only for a downvote and for an upvote that locks.
  const needsDuration = ballot.kind === "down" || (ballot.kind === "up" && isVip);
  const asksReputation = needsReputation(ballot, isVip, segment, services.vocabulary);
  const elector: Elector = {
    publicId,
    ipHash: await services.ipHashOf(client.ip),
    isTemporaryVip: !isVip && (await isTemporaryVip(channels, segment, services)),
    reputation: asksReputation ? await reputationOf(publicId, services) : 0,
    confirmedDuration: needsDuration
      ? await confirmDuration(segment, (remembered) => isDisputed(segment.videoDuration, remembered), services)
      : unknownDuration,
    now: services.now(),
  };

  // Locks first: what is read afterwards, and so the verdict, stays valid until the transaction ends.
  const claim = { video: `${service} ${videoId}`, address: client.ip, refusal: "vote_in_progress" } as const;
  await services.transaction((stores) => castBallot(stores, ballot, segment, elector, services), claim);
  return { status: 200, body: undefined };
};

const reputationOf = async (userId: string, { reputations }: Using<"reputations">): Promise<number> =>
  (await reputations([userId])).current.get(userId) ?? 0;

/** The segment and the rank of the voter. */
type VotedSegment = Readonly<{ segment: Segment; isVip: boolean; channels: readonly string[] }>;

/**
 * Finds the segment. The submitter of a recent one may know it only by its client-generated id.
 * @throws Problem `not_found` if there is no such segment
 */
async function findVoted(
  { UUID, videoID }: Input<"voteOnSponsorTime">["query"],
  voter: string,
  { stores, now }: Using<"stores" | "now", "facts" | "segments" | "clientUuids">,
): Promise<VotedSegment> {
  const find = async (uuid: string | undefined): Promise<VotedSegment | undefined> => {
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

/** Errors  `bad_request` for an id prefix that is too short */
async function wholeUuid(
  { segments }: Stores<"segments">,
  uuid: string,
  videoId?: string,
): Promise<string | undefined> {
  if (videoId === undefined || uuid.length >= FULL_ID_LENGTH) return uuid;
  if (uuid.length >= MIN_PREFIX_LENGTH) return segments.findShort(videoId, uuid);
  throw new Problem("bad_request", `No valid UUID. A shortened UUID has at least ${MIN_PREFIX_LENGTH} characters.`);
}
