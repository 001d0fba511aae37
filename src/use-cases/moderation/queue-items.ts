import type { components } from "../../../generated/openapi/types.ts";
import type { QueuedSegment } from "../../storage/moderation/queues.ts";
import type { StoredRejection } from "../../storage/moderation/rejected-submissions.ts";

type Item = components["schemas"]["QueueItem"];

/** A segment as an element of a queue. */
export const segmentItem = ({ time, segment, userName }: QueuedSegment): Item => ({
  time,
  segment: {
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
    userName,
    description: segment.description,
  },
  rejected: null,
});

/** A refused submission as an element of a queue. */
export const rejectedItem = ({
  time,
  service,
  videoId,
  userId,
  userName,
  reason,
  segments,
}: StoredRejection): Item => ({
  time,
  segment: null,
  rejected: { service, videoID: videoId, userID: userId, userName, reason, segments: [...segments] },
});
