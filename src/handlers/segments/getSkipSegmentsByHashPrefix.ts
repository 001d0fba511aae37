import { trimUuids } from "../../domain/segments/uuid-trim.ts";
import { type Reading, readRequestOf, selectUnder } from "../../use-cases/segments/read-segments.ts";
import type { Handler } from "../handler.ts";

export const getSkipSegmentsByHashPrefix: Handler<"getSkipSegmentsByHashPrefix", Reading> = async (input, services) => {
  const { path, query, client } = input;
  const hashPrefix = path.sha256HashPrefix.toLowerCase();
  const selected = await selectUnder(hashPrefix, readRequestOf(query, services), client, services);
  const { videos: all, personal, headers, keep } = selected;
  const videos = all
    .filter(({ segments }) => segments.length > 0)
    .map(({ videoId, videoHash, segments }) => ({ videoID: videoId, hash: videoHash, segments }));
  if (videos.length === 0) return { status: 404, body: [], personal, headers, keep };
  return { status: 200, body: trimUuids(videos, query.trimUUIDs), personal, headers, keep };
};
