import type { components } from "../../../generated/openapi/types.ts";
import type { NamedSegment } from "../../storage/segments/named-segments.ts";

/** A segment as lists show it. */
export const listedSegment = (segment: NamedSegment): components["schemas"]["ListedSegment"] => ({
  UUID: segment.uuid,
  service: segment.service,
  videoID: segment.videoId,
  timeSubmitted: segment.timeSubmitted,
  startTime: segment.startTime,
  endTime: segment.endTime,
  category: segment.category,
  actionType: segment.actionType,
  votes: segment.votes,
  views: segment.views,
  locked: segment.locked,
  hidden: segment.hidden,
  shadowHidden: segment.shadowHidden,
  userID: segment.userId,
  userName: segment.userName,
  description: segment.description,
});
