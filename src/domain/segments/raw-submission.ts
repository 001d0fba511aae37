import { parseTime } from "../client-text/times.ts";
import { primaryVideoId } from "./ids.ts";
import { deriveUserAgent } from "./user-agent.ts";

/**
 * A request to submit, decoded but not believed.
 * Shape   `videoId`, `videoDuration`, `userAgent`: from the URL when present there, else from the body; `services`: both, the URL's
 *         first; `segments`: from the body only; `url`: the parts of the one segment that a URL can carry;
 *         `userAgentHeader` stands in for a missing `userAgent`
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

/** Only the ids of YouTube have a shape that can be checked; elsewhere any text that can be stored and shown will do. */
export function videoIdOf({ videoId }: RawSubmission, service: string): string | undefined {
  if (typeof videoId !== "string") return undefined;
  if (service === "YouTube") return primaryVideoId(videoId);
  return /^[^\p{Cc}\p{Cs}]{1,255}$/u.test(videoId) ? videoId : undefined;
}

/** The segments of the body, else the one of the URL; none when the body's are no array or the URL has nothing of one. */
export function segmentsOf({ segments, url }: RawSubmission): readonly unknown[] {
  if (Array.isArray(segments)) return segments;
  if (segments !== undefined && segments !== null) return [];
  const { startTime, endTime, ...labels } = url;
  const hasTimes = startTime !== undefined || endTime !== undefined;
  if (!hasTimes && labels.category === undefined) return [];
  return [{ ...labels, segment: hasTimes ? [startTime, endTime] : undefined }];
}

/** In seconds; 0 when the client did not say, or said something impossible. */
export function durationOf({ videoDuration }: RawSubmission): number {
  const seconds = parseTime(videoDuration);
  return seconds !== undefined && seconds > 0 ? seconds : 0;
}

/** What the column holds. */
const longestUserAgent = 255;

export function userAgentOf({ userAgent, userAgentHeader }: RawSubmission): string {
  const named = typeof userAgent === "string" && userAgent !== "" ? userAgent : deriveUserAgent(userAgentHeader ?? "");
  return [...named.toWellFormed()].slice(0, longestUserAgent).join("");
}
