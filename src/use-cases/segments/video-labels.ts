import type { components } from "../../../generated/openapi/types.ts";
import type { VideoLabel } from "../../domain/segments/labels.ts";
import type { Keep } from "../../handlers/handler.ts";
import { onSegments } from "./answer-tags.ts";

type Label = components["schemas"]["Label"];

/** Whether there is anything to tell. A video that only starts early is news for those who asked about that. */
export const says = ({ category, startsEarly }: VideoLabel, askedForStart: boolean): boolean =>
  category !== undefined || (askedForStart && startsEarly);

export const labelsOf = ({ category }: VideoLabel): Label[] => (category === undefined ? [] : [{ category }]);

/** Labels change with nothing but the segments. */
export const keptWith = (service: string, hashPrefix: string): Keep => ({
  tags: [onSegments(service, hashPrefix)],
  until: Number.POSITIVE_INFINITY,
});
