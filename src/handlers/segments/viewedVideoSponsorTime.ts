import { Problem } from "../../errors.ts";
import type { Handler } from "../handler.ts";

const SHORTEST_PREFIX = 4;

export const viewedVideoSponsorTime: Handler<"viewedVideoSponsorTime"> = async (
  { query, client },
  { stores, limits, transaction, now },
) => {
  const { UUID, videoID } = query;
  if (videoID !== undefined && UUID.length < SHORTEST_PREFIX) {
    throw new Problem("bad_request", `No valid UUID. A shortened UUID has at least ${SHORTEST_PREFIX} characters.`);
  }
  const uuid =
    videoID === undefined
      ? UUID
      : ((await stores.segments.findShort(videoID, UUID)) ??
        (await stores.clientUuids.find(UUID, { videoId: videoID, now: now() })));
  // A view too many is not counted, and nobody is told.
  if (uuid === undefined || !(await limits.takeView(client.ip))) return { status: 200, body: undefined };
  await transaction(
    async ({ segments, totals }) => {
      const owner = await segments.addView(uuid);
      if (owner !== undefined) await totals.touch([owner]);
    },
    { address: client.ip },
  );
  return { status: 200, body: undefined };
};
