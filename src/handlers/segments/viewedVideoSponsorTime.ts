import { Problem } from "../../errors.ts";
import type { Handler, Using } from "../handler.ts";

const MIN_PREFIX_LENGTH = 4;

export const viewedVideoSponsorTime: Handler<"viewedVideoSponsorTime", Using<"limits" | "countView">> = async (
  { query, client },
  { limits, countView },
) => {
  const { UUID, videoID } = query;
  if (videoID !== undefined && UUID.length < MIN_PREFIX_LENGTH) {
    throw new Problem("bad_request", `No valid UUID. A shortened UUID has at least ${MIN_PREFIX_LENGTH} characters.`);
  }
  // Views over the rate limit are silently ignored.
  if (!limits.isViewTooMany(client.ip)) await countView({ uuid: UUID, videoId: videoID, address: client.ip });
  return { status: 200, body: undefined };
};
