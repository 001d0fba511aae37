import type { Schemas } from "../api/client.ts";
import { formatTime } from "../texts/format.ts";

type Spot = Pick<Schemas["ListedSegment"], "startTime" | "endTime" | "actionType">;

/**
 * Where a segment is in its video, such as 0:12 – 1:03.5; a point has one time, a label of the whole video has the
 * beginning.
 */
export function spotOf({ startTime, endTime, actionType }: Spot): string {
  if (actionType === "full") return "0:00";
  return actionType === "poi" ? formatTime(startTime) : `${formatTime(startTime)} – ${formatTime(endTime)}`;
}
