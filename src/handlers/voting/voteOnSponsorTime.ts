import { readBallot } from "../../domain/ballot.ts";
import type { Segment } from "../../domain/segment.ts";
import { Problem } from "../../errors.ts";
import type { Stores } from "../../storage/stores.ts";
import type { Handler, Input } from "../handler.ts";
import { isTemporaryVip } from "../moderation/temporary-vip.ts";
import type { Services } from "../services.ts";
import { castBallot, type Elector } from "./casting.ts";

/** Ids of less characters are shortened ones; the shortest that is one has 36. */
const SHORTENED_BELOW = 60;
const SHORTEST_PREFIX = 4;

export const voteOnSponsorTime: Handler<"voteOnSponsorTime"> = async ({ query, caller, client }, services) => {
  if (query.type === undefined && query.category === undefined) throw new Problem("bad_vote");
  const { publicId } = caller;
  const { uuid, service, videoId, videoHash } = await findVoted(query, publicId, services);
  const ballot = readBallot(query);

  const isVip = await services.stores.vips.has(publicId);
  if (!(await services.limits.takeVote(client.ip, isVip))) return { status: 200, body: undefined };
  // What is told of a video's duration matters to a downvote and to an upvote that locks.
  const needsDuration = ballot.kind === "down" || (ballot.kind === "up" && isVip);
  const elector: Elector = {
    publicId,
    ipHash: await services.ipHashOf(client.ip),
    isTemporaryVip: !isVip && (await isTemporaryVip(publicId, { service, videoId }, services)),
    confirmedDuration: (needsDuration && (await services.durations.durationOf(service, videoId))) || 0,
    now: services.now(),
  };

  // The lock comes first: what is read after it is true until the transaction ends, so the verdict is too.
  const claim = { video: `${service} ${videoId}`, address: client.ip, refusal: "vote_in_progress" } as const;
  await services.transaction(async (stores) => {
    await stores.videos.lock(service, videoId, videoHash);
    return castBallot(stores, ballot, await findSegment(stores, uuid), elector, services);
  }, claim);
  return { status: 200, body: undefined };
};

/** Who has just submitted a segment may know it by the id that he made himself. Errors  those of `findSegment` */
async function findVoted(
  { UUID, videoID }: Input<"voteOnSponsorTime">["query"],
  voter: string,
  { stores, now }: Services,
): Promise<Segment> {
  const whole = await wholeUuid(stores, UUID, videoID);
  const [stored] = whole === undefined ? [] : await stores.segments.byUuids([whole]);
  if (stored !== undefined) return stored;
  return findSegment(stores, await stores.clientUuids.find(UUID, { userId: voter, now: now() }));
}

/** Errors  `bad_request` for a piece of an id that is too short to be one */
async function wholeUuid({ segments }: Stores, uuid: string, videoId?: string): Promise<string | undefined> {
  if (videoId === undefined || uuid.length >= SHORTENED_BELOW) return uuid;
  if (uuid.length >= SHORTEST_PREFIX) return segments.findShort(videoId, uuid);
  throw new Problem("bad_request", `No valid UUID. A shortened UUID has at least ${SHORTEST_PREFIX} characters.`);
}

/** @throws Problem `not_found` when there is no such segment (any more) */
async function findSegment({ segments }: Stores, uuid: string | undefined): Promise<Segment> {
  const [found] = uuid === undefined ? [] : await segments.byUuids([uuid]);
  if (found !== undefined) return found;
  throw new Problem(
    "not_found",
    "There is no such segment. A shortened UUID needs the videoID of its video beside it.",
  );
}
