import { labelOf } from "../../domain/segments/labels.ts";
import { normaliseService } from "../../domain/segments/vocabulary.ts";
import { isLabelled, keptWith, labelsOf } from "../../use-cases/segments/video-labels.ts";
import type { Handler } from "../handler.ts";

export const getVideoLabelsByHashPrefix: Handler<"getVideoLabelsByHashPrefix"> = async ({ path, query }, services) => {
  const service = normaliseService(services.vocabulary, query.service);
  const hashPrefix = path.sha256HashPrefix.toLowerCase();
  const found = await services.segmentsUnder(service, hashPrefix);
  const withStart = query.hasStartSegment === "true";
  const keep = keptWith(service, hashPrefix);

  const videos = found.flatMap(({ videoId: videoID, segments }) => {
    const label = labelOf(segments);
    if (!isLabelled(label, withStart)) return [];
    return [{ videoID, segments: labelsOf(label), ...(withStart && { hasStartSegment: label.startsEarly }) }];
  });
  return videos.length === 0 ? { status: 404, body: [], keep } : { status: 200, body: videos, keep };
};
