import { labelOf } from "../../domain/segments/labels.ts";
import { normaliseService } from "../../domain/segments/vocabulary.ts";
import { readableVideos } from "../../use-cases/segments/readable-videos.ts";
import { isLabelled, keptWith, labelsOf } from "../../use-cases/segments/video-labels.ts";
import type { Handler, Using } from "../handler.ts";

export const getVideoLabelsByHashPrefix: Handler<
  "getVideoLabelsByHashPrefix",
  Using<"vocabulary" | "segmentsUnder" | "upstream">
> = async ({ path, query }, services) => {
  const service = normaliseService(services.vocabulary, query.service);
  const hashPrefix = path.sha256HashPrefix.toLowerCase();
  const { videos: found, until, headers } = await readableVideos(service, hashPrefix, services);
  const withStart = query.hasStartSegment === "true";
  const caching = { headers, keep: keptWith(service, hashPrefix, until) };

  const videos = found.flatMap(({ videoId: videoID, segments }) => {
    const label = labelOf(segments);
    if (!isLabelled(label, withStart)) return [];
    return [{ videoID, segments: labelsOf(label), ...(withStart && { hasStartSegment: label.startsEarly }) }];
  });
  return videos.length === 0 ? { status: 404, body: [], ...caching } : { status: 200, body: videos, ...caching };
};
