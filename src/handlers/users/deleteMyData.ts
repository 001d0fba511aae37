import type { VideoKey } from "../../domain/segments/ids.ts";
import { type Erasing, eraseOnVideo, eraseTheRest, type Leaver } from "../../use-cases/users/erase-user-data.ts";
import type { Handler, Using } from "../handler.ts";

/** Videos looked up per query. */
const VIDEOS_AT_ONCE = 50;

export const deleteMyData: Handler<"deleteMyData", Erasing & Using<"newPublicId">> = async (
  { body, caller },
  services,
) => {
  const { stores, newPublicId } = services;
  const userId = caller.publicId;
  const leaver: Leaver = { userId, mode: body.mode, pseudonym: newPublicId(), newPublicId };

  // Video by video until none is left, so that an interrupted request can be completed by repeating it.
  let segments = 0;
  const nextVideos = (): Promise<VideoKey[]> => stores.erasure.videos(userId, VIDEOS_AT_ONCE);
  for (let videos = await nextVideos(); videos.length > 0; videos = await nextVideos()) {
    for (const video of videos) segments += await eraseOnVideo(video, leaver, services);
  }
  while (!(await eraseTheRest(leaver, services)));
  return { status: 200, body: { segments } };
};
