import { Problem } from "../../errors.ts";
import type { Handler, Using } from "../handler.ts";

export const getSegmentID: Handler<"getSegmentID", Using<"stores" | "now", "segments" | "clientUuids">> = async (
  { query: { videoID, UUID } },
  { stores, now },
) => {
  const uuid =
    (await stores.segments.findShort(videoID, UUID)) ??
    (await stores.clientUuids.find(UUID, { videoId: videoID, now: now() }));
  if (uuid === undefined) throw new Problem("not_found");
  return { status: 200, body: uuid };
};
