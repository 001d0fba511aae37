import { trimUuids } from "../../domain/uuid-trim.ts";
import type { Handler } from "../handler.ts";
import { selectFor, wantedBy } from "./reading.ts";

export const getSkipSegmentsByHashPrefix: Handler<"getSkipSegmentsByHashPrefix"> = async (input, services) => {
  const { path, query, client } = input;
  const wanted = wantedBy(query, services);
  const rows = await services.segmentsUnder(wanted.service, path.sha256HashPrefix.toLowerCase());

  const selections = await selectFor(rows, wanted, client, services);
  const personal = selections.some((video) => video.personal);
  const videos = selections
    .filter(({ segments }) => segments.length > 0)
    .map(({ videoId, videoHash, segments }) => ({ videoID: videoId, hash: videoHash, segments }));
  if (videos.length === 0) return { status: 404, body: [], personal };
  return { status: 200, body: trimUuids(videos, query.trimUUIDs), personal };
};
