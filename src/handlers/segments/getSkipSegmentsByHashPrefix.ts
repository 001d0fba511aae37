import { trimUuids } from "../../domain/uuid-trim.ts";
import type { Handler } from "../handler.ts";
import { selectFor, wantedBy } from "./reading.ts";

export const getSkipSegmentsByHashPrefix: Handler<"getSkipSegmentsByHashPrefix"> = async (input, services) => {
  const { path, query, client } = input;
  const wanted = wantedBy(query, services);
  const rows = await services.segmentsUnder(wanted.service, path.sha256HashPrefix.toLowerCase());

  let personal = false;
  const videos = [];
  for (const [videoID, ofVideo] of Map.groupBy(rows, ({ videoId }) => videoId)) {
    const selection = await selectFor(ofVideo, wanted, client, services);
    personal ||= selection.personal;
    const hash = ofVideo[0]?.videoHash ?? "";
    if (selection.segments.length > 0) videos.push({ videoID, hash, segments: selection.segments });
  }
  if (videos.length === 0) return { status: 404, body: [], personal };
  return { status: 200, body: trimUuids(videos, query.trimUUIDs), personal };
};
