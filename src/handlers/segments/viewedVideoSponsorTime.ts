import { Problem } from "../../errors.ts";
import type { Handler } from "../handler.ts";

const SHORTEST_PREFIX = 4;

export const viewedVideoSponsorTime: Handler<"viewedVideoSponsorTime"> = async ({ query }, { stores }) => {
  const { UUID, videoID } = query;
  if (videoID === undefined) {
    await stores.segments.addView(UUID);
    return { status: 200, body: undefined };
  }
  if (UUID.length < SHORTEST_PREFIX) {
    throw new Problem("bad_request", `No valid UUID. A shortened UUID has at least ${SHORTEST_PREFIX} characters.`);
  }
  const uuid = await stores.segments.findShort(videoID, UUID);
  if (uuid !== undefined) await stores.segments.addView(uuid);
  return { status: 200, body: undefined };
};
