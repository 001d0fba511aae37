import { labelOf } from "../../domain/labels.ts";
import { normaliseService } from "../../domain/vocabulary.ts";
import type { Handler } from "../handler.ts";
import { labelsOf, says } from "./labelling.ts";

export const getVideoLabelsByHashPrefix: Handler<"getVideoLabelsByHashPrefix"> = async ({ path, query }, services) => {
  const service = normaliseService(services.vocabulary, query.service);
  const rows = await services.segmentsUnder(service, path.sha256HashPrefix.toLowerCase());
  const askedForStart = query.hasStartSegment === "true";

  const videos = [...Map.groupBy(rows, ({ videoId }) => videoId)].flatMap(([videoID, ofVideo]) => {
    const label = labelOf(ofVideo);
    if (!says(label, askedForStart)) return [];
    return [{ videoID, segments: labelsOf(label), ...(askedForStart && { hasStartSegment: label.startsEarly }) }];
  });
  return videos.length === 0 ? { status: 404, body: [] } : { status: 200, body: videos };
};
