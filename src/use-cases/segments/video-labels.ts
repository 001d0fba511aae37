import type { Keep } from "@segmark/openapi/internal/operation/handler";
import type { components } from "../../../generated/openapi/types.ts";
import type { VideoLabel } from "../../domain/segments/labels.ts";
import { onSegments } from "./answer-tags.ts";

type Label = components["schemas"]["Label"];

/** Whether the video belongs in the response. Ones with only an early start are included only on request. */
export const isLabelled = ({ category, startsEarly }: VideoLabel, startRequested: boolean): boolean =>
  category !== undefined || (startRequested && startsEarly);

export const labelsOf = ({ category }: VideoLabel): Label[] => (category === undefined ? [] : [{ category }]);

/** Labels depend on nothing but the segments. @param until when those of another instance have to be read again */
export const keptWith = (service: string, hashPrefix: string, until: number): Keep => ({
  tags: [onSegments(service, hashPrefix)],
  until,
});
