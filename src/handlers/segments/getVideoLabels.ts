import { videoHash } from "../../domain/segments/ids.ts";
import { labelOf } from "../../domain/segments/labels.ts";
import { normaliseService } from "../../domain/segments/vocabulary.ts";
import { Problem } from "../../errors.ts";
import { readableVideos } from "../../use-cases/segments/readable-videos.ts";
import { isLabelled, keptWith, labelsOf } from "../../use-cases/segments/video-labels.ts";
import type { Handler, Using } from "../handler.ts";

export const getVideoLabels: Handler<"getVideoLabels", Using<"vocabulary" | "segmentsUnder" | "upstream">> = async (
  { query },
  services,
) => {
  const service = normaliseService(services.vocabulary, query.service);
  const hash = videoHash(query.videoID);
  const { videos, until, headers } = await readableVideos(service, hash, services);
  const [video] = videos;
  const label = labelOf(video?.segments ?? []);
  const withStart = query.hasStartSegment === "true";
  if (!isLabelled(label, withStart)) throw new Problem("not_found", undefined, { headers });
  const segments = labelsOf(label);
  const body = withStart ? { segments, hasStartSegment: label.startsEarly } : segments;
  return { status: 200, body, headers, keep: keptWith(service, hash, until) };
};
