import type { components } from "../../../generated/openapi/types.ts";
import type { QueuedSegment } from "../../storage/moderation/queues.ts";
import type { StoredRejection } from "../../storage/moderation/rejected-submissions.ts";
import { listed } from "../segments/listed-segment.ts";

type Item = components["schemas"]["QueueItem"];

/** A segment as an element of a queue. */
export const segmentItem = ({ time, segment, userName }: QueuedSegment): Item => ({
  time,
  segment: listed({ ...segment, userName }),
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
