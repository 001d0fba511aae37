import { videoHash } from "../../domain/segments/ids.ts";
import { Problem } from "../../errors.ts";
import { type Reading, readRequestOf, selectUnder } from "../../use-cases/segments/read-segments.ts";
import type { Handler } from "../handler.ts";

export const getSkipSegments: Handler<"getSkipSegments", Reading> = async ({ query, client }, services) => {
  const { videos, personal, headers, keep } = await selectUnder(
    videoHash(query.videoID),
    readRequestOf(query, services),
    client,
    services,
  );
  const [video] = videos;
  if (video === undefined || video.segments.length === 0) throw new Problem("not_found", undefined, { headers });
  return { status: 200, body: video.segments, personal, headers, keep };
};
