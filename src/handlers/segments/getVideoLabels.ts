import { videoHash } from "../../domain/ids.ts";
import { labelOf } from "../../domain/labels.ts";
import { normaliseService } from "../../domain/vocabulary.ts";
import { Problem } from "../../errors.ts";
import type { Handler } from "../handler.ts";
import { labelsOf, says } from "./labelling.ts";

export const getVideoLabels: Handler<"getVideoLabels"> = async ({ query }, services) => {
  const service = normaliseService(services.vocabulary, query.service);
  const label = labelOf(await services.segmentsUnder(service, videoHash(query.videoID)));
  const askedForStart = query.hasStartSegment === "true";
  if (!says(label, askedForStart)) throw new Problem("not_found");
  const segments = labelsOf(label);
  return { status: 200, body: askedForStart ? { segments, hasStartSegment: label.startsEarly } : segments };
};
