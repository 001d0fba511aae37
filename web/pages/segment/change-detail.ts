import type { components } from "../../../generated/openapi/client-types.ts";
import type { Texts } from "../../texts/en.ts";
import { formatTime } from "../../texts/format.ts";
import { fill } from "../../texts/wording.ts";

type Change = components["schemas"]["SegmentHistory"]["changes"][0];

/** What a flag is called when it is set or not. */
const flagChanges = { hidden: ["show", "hide"], locked: ["unlock", "lock"] } as const;

/**
 * What else is known of a change, in words; empty if there is nothing that people could read.
 * @param labelOf what a category is called
 */
export function changeDetail(
  { change, detail }: Change,
  texts: Texts["segmentPage"],
  labelOf: (category: string) => string,
): string {
  const { field, before, after, startTime, endTime } = detail;
  if (change === "shift" && typeof startTime === "number" && typeof endTime === "number")
    return fill(texts.cutOut, { start: formatTime(startTime), end: formatTime(endTime) });
  if (field === "category" && typeof before === "string" && typeof after === "string")
    return fill(texts.fromTo, { before: labelOf(before), after: labelOf(after) });
  if (field === "hidden" || field === "locked") return texts.changes[flagChanges[field][String(after) === "1" ? 1 : 0]];
  return "";
}
