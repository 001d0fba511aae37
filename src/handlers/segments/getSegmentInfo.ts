import type { components } from "../../../generated/openapi/types.ts";
import { isWellFormedUuid } from "../../domain/segments/ids.ts";
import type { Segment } from "../../domain/segments/segment.ts";
import { Problem } from "../../errors.ts";
import type { Handler, Using } from "../handler.ts";

type SegmentRecord = components["schemas"]["SegmentRecord"];

const MAX_UUIDS = 10;
const WRONG_LIST =
  'UUIDs parameter does not match format requirements. Give UUID once or repeatedly, or UUIDs as a JSON array such as ["43daa0..."].';

export const getSegmentInfo: Handler<"getSegmentInfo", Using<"stores", "segments">> = async ({ query }, { stores }) => {
  const requested = [...new Set<unknown>(query.UUIDs ?? query.UUID ?? [])];
  if (requested.length === 0) throw new Problem("bad_request", WRONG_LIST);
  const uuids = requested
    .slice(0, MAX_UUIDS)
    .filter((uuid): uuid is string => typeof uuid === "string" && isWellFormedUuid(uuid));
  if (uuids.length === 0) {
    throw new Problem(
      "bad_request",
      "Bad Request: none of the UUIDs is one. They have 64 or 65 hexadecimal characters.",
    );
  }
  const byUuid = new Map((await stores.segments.byUuids(uuids)).map((segment) => [segment.uuid, segment]));
  const records = uuids.flatMap((uuid) => byUuid.get(uuid) ?? []).map(record);
  if (records.length === 0) throw new Problem("not_found");
  return { status: 200, body: records };
};

const record = (segment: Segment): SegmentRecord => ({
  videoID: segment.videoId,
  startTime: segment.startTime,
  endTime: segment.endTime,
  votes: segment.votes,
  locked: segment.locked,
  incorrectVotes: 1,
  UUID: segment.uuid,
  userID: segment.userId,
  timeSubmitted: segment.timeSubmitted,
  views: segment.views,
  category: segment.category,
  actionType: segment.actionType,
  service: segment.service,
  videoDuration: segment.videoDuration,
  hidden: segment.hidden,
  reputation: segment.reputation,
  shadowHidden: segment.shadowHidden,
  hashedVideoID: segment.videoHash,
  userAgent: segment.userAgent,
  description: segment.description,
});
