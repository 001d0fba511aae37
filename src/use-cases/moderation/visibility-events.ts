import { eventSegment, eventVideo } from "../../domain/outgoing/drafts.ts";
import type { Segment } from "../../domain/segments/segment.ts";
import type { SegmentChange } from "../../storage/moderation/segment-changes.ts";
import type { Stores } from "../../storage/stores.ts";

type Told = Pick<
  Segment,
  | "id"
  | "uuid"
  | "service"
  | "videoId"
  | "userId"
  | "category"
  | "actionType"
  | "startTime"
  | "endTime"
  | "locked"
  | "views"
>;

/** Adds an event for each segment that a moderator hides or shows again. */
export function addVisibilityEvents(
  { events }: Stores<"events">,
  segments: readonly Told[],
  changes: readonly SegmentChange[],
  { actor, reason }: Readonly<{ actor: string; reason: string }>,
): void {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  for (const { segmentId, field, after } of changes) {
    const segment = byId.get(segmentId);
    if (field !== "hidden" || segment === undefined) continue;
    const type = after === "1" ? "segment.hidden" : "segment.shown";
    events.add(type, () => ({
      type,
      data: {
        video: eventVideo(segment),
        segment: eventSegment(segment),
        user: { userID: segment.userId },
        actor: { userID: actor },
        reason,
      },
    }));
  }
}
