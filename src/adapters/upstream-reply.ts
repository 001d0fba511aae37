import { videoHash } from "../domain/segments/ids.ts";
import type { ReadableSegment, VideoSegments } from "../domain/segments/segment.ts";
import { isActionType } from "../domain/segments/vocabulary.ts";

type Value = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Value => typeof value === "object" && value !== null;
const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === "string" && value.length <= maxLength;
const isSeconds = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;
const printable = /^[!-~]{1,65}$/;

/** Greater than any id of a row, so that of equally good segments the own one is the older. */
const firstForeignId = 2 ** 52;
const maxVideos = 20_000;
const maxSegments = 1000;

/** Undefined if a field that matters is missing or impossible; older instances leave out the others. */
function segmentFrom(value: unknown, id: number, categories: ReadonlySet<string>): ReadableSegment | undefined {
  if (!isObject(value)) return undefined;
  const { category, segment, UUID, actionType = "skip", votes = 0, locked = 0, videoDuration = 0 } = value;
  const { description = "" } = value;
  const [startTime, endTime]: unknown[] = Array.isArray(segment) ? segment : [];
  if (!isText(category, 32) || !categories.has(category) || !isActionType(actionType)) return undefined;
  if (!isSeconds(startTime) || !isSeconds(endTime) || endTime < startTime) return undefined;
  if (!isText(UUID, 65) || !printable.test(UUID) || !isText(description, 255)) return undefined;
  return {
    id,
    uuid: UUID,
    startTime,
    endTime,
    category,
    actionType,
    description,
    userId: "",
    votes: Number.isSafeInteger(votes) ? Number(votes) : 0,
    locked: locked === 1 ? 1 : 0,
    hidden: 0,
    shadowHidden: 0,
    reputation: 0,
    videoDuration: isSeconds(videoDuration) ? videoDuration : 0,
    timeSubmitted: Number.MAX_SAFE_INTEGER,
    originIpHash: undefined,
  };
}

/**
 * What another instance replied to a read by hash prefix. Nothing in it is trusted: what is not as the specification
 * says is left out.
 * @param text JSON
 * Errors  Error if it is not a list
 */
export function upstreamVideos(text: string, prefix: string, categories: ReadonlySet<string>): VideoSegments[] {
  const reply: unknown = JSON.parse(text);
  if (!Array.isArray(reply)) throw new Error("the answer is not a list");
  let id = firstForeignId;
  return reply.slice(0, maxVideos).flatMap((video: unknown) => {
    if (!isObject(video) || !isText(video["videoID"], 255) || !Array.isArray(video["segments"])) return [];
    const hash = videoHash(video["videoID"]);
    if (!hash.startsWith(prefix)) return [];
    const listed: readonly unknown[] = video["segments"].slice(0, maxSegments);
    const segments = listed.flatMap((segment) => segmentFrom(segment, id++, categories) ?? []);
    return [{ videoId: video["videoID"], videoHash: hash, segments }];
  });
}
