import { parseTime } from "../client-text/times.ts";
import { primaryVideoId } from "./ids.ts";
import { deriveUserAgent } from "./user-agent.ts";
import type { Service } from "./vocabulary.ts";

/**
 * A decoded but not yet validated submission. Shape `videoId`, `videoDuration`, `userAgent`: from the URL if present
 * there, else from the body; `services`: both, the URL's
 *         first; `segments`: from the body only; `url`: the fields of the single segment that a URL can carry;
 *         `userAgentHeader`: fallback for a missing `userAgent`
 */
export type RawSubmission = Readonly<{
  videoId?: unknown;
  services: readonly unknown[];
  videoDuration?: unknown;
  userAgent?: unknown;
  userAgentHeader?: string | undefined;
  segments?: unknown;
  url: Readonly<{
    startTime?: unknown;
    endTime?: unknown;
    category?: unknown;
    actionType?: unknown;
    description?: unknown;
  }>;
}>;

/**
 * The id of a video on a platform; undefined if it is none. An id is taken as it is, and only another text is read as a
 * link, because an id with a part looks like neither an id of that platform nor a link.
 */
export function videoIdOf({ videoId }: RawSubmission, { readsLinks, isId }: Service): string | undefined {
  if (typeof videoId !== "string") return undefined;
  if (isId(videoId)) return videoId;
  const id = readsLinks ? primaryVideoId(videoId) : undefined;
  return id !== undefined && isId(id) ? id : undefined;
}

/**
 * The segments of the body, or else the one from the URL; empty if the body's are not an array or the URL has no
 * segment fields.
 */
export function segmentsOf({ segments, url }: RawSubmission): readonly unknown[] {
  if (Array.isArray(segments)) return segments;
  if (segments !== undefined && segments !== null) return [];
  const { startTime, endTime, ...labels } = url;
  const hasTimes = startTime !== undefined || endTime !== undefined;
  if (!hasTimes && labels.category === undefined) return [];
  return [{ ...labels, segment: hasTimes ? [startTime, endTime] : undefined }];
}

/** In seconds; 0 if the client sent no valid duration. */
export function durationOf({ videoDuration }: RawSubmission): number {
  const seconds = parseTime(videoDuration);
  return seconds !== undefined && seconds > 0 ? seconds : 0;
}

/** Size of the column. */
const maxUserAgentLength = 255;

export function userAgentOf({ userAgent, userAgentHeader }: RawSubmission): string {
  const named = typeof userAgent === "string" && userAgent !== "" ? userAgent : deriveUserAgent(userAgentHeader ?? "");
  return [...named.toWellFormed()].slice(0, maxUserAgentLength).join("");
}
