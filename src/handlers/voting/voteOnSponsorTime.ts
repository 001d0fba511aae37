import { readBallot } from "../../domain/ballot.ts";
import type { Segment } from "../../domain/segment.ts";
import { Problem } from "../../errors.ts";
import type { Stores } from "../../storage/stores.ts";
import type { Handler } from "../handler.ts";
import { isTemporaryVip } from "../moderation/temporary-vip.ts";
import { castBallot, type Elector } from "./casting.ts";

/** Ids of less characters are shortened ones; the shortest that is one has 36. */
const SHORTENED_BELOW = 60;
const SHORTEST_PREFIX = 4;

export const voteOnSponsorTime: Handler<"voteOnSponsorTime"> = async ({ query, caller, client }, services) => {
  if (query.type === undefined && query.category === undefined) throw new Problem("bad_vote");
  const { uuid, service, videoId, videoHash, userId } = await findSegment(services.stores, query.UUID, query.videoID);
  const ballot = readBallot(query);

  const { publicId } = caller;
  using _place = services.enterVote(`${publicId} ${uuid}`);
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
  const counted = await services.transaction(async (stores) => {
    await stores.videos.lock(service, videoId, videoHash);
    return castBallot(stores, ballot, await findSegment(stores, uuid), elector, services);
  });
  if (counted) {
    services.forgetVideo(service, videoHash);
    services.forgetReputation(userId);
  }
  return { status: 200, body: undefined };
};

/** @throws Problem `not_found` when there is no such segment (any more) */
async function findSegment({ segments }: Stores, uuid: string, videoId?: string): Promise<Segment> {
  const isShortened = videoId !== undefined && uuid.length < SHORTENED_BELOW;
  if (isShortened && uuid.length < SHORTEST_PREFIX) {
    throw new Problem("bad_request", `No valid UUID. A shortened UUID has at least ${SHORTEST_PREFIX} characters.`);
  }
  const whole = isShortened ? await segments.findShort(videoId, uuid) : uuid;
  const [found] = whole === undefined ? [] : await segments.byUuids([whole]);
  if (found === undefined) {
    throw new Problem(
      "not_found",
      "There is no such segment. A shortened UUID needs the videoID of its video beside it.",
    );
  }
  return found;
}
