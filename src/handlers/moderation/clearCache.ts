import { videoHash } from "../../domain/segments/ids.ts";
import { Problem } from "../../errors.ts";
import type { Handler, Using } from "../handler.ts";

export const clearCache: Handler<"clearCache", Using<"vocabulary" | "transaction", "videos">> = async (
  { query, body },
  services,
) => {
  const videoId = body.videoID ?? query.videoID;
  if (videoId === undefined) {
    throw new Problem("bad_request", "No videoID provided. userID and videoID are needed.");
  }
  const hash = videoHash(videoId);
  const videos = services.vocabulary.services.map(({ name: service }) => ({ service, videoId, videoHash: hash }));
  // Locking a video adds it to the change feed, which makes this and all other processes invalidate it.
  await services.transaction((stores) => stores.videos.lockAll(videos));
  return { status: 200, body: `Cache cleared on video ${videoId}` };
};
