import { mergedVideos } from "../../domain/segments/merged-videos.ts";
import type { VideoSegments } from "../../domain/segments/segment.ts";
import type { Using } from "../services.ts";

/**
 * All segments of the videos under a hash prefix, of this instance and of the one it falls back to.
 * - `until`    ms since 1970, until when the other's are good
 * - `headers`  to be sent with them: they say if the other did not answer
 */
export type ReadableVideos = Readonly<{
  videos: readonly VideoSegments[];
  until: number;
  headers: UpstreamHeaders;
}>;

export type UpstreamHeaders = Readonly<{ "X-Upstream"?: "unavailable" }>;

const complete: UpstreamHeaders = {};
const incomplete: UpstreamHeaders = { "X-Upstream": "unavailable" };

export async function readableVideos(
  service: string,
  hashPrefix: string,
  { segmentsUnder, upstream }: Using<"segmentsUnder" | "upstream">,
): Promise<ReadableVideos> {
  const own = segmentsUnder(service, hashPrefix);
  if (upstream === undefined) return { videos: await own, until: Number.POSITIVE_INFINITY, headers: complete };
  const [stored, { videos, until, isComplete }] = await Promise.all([own, upstream(service, hashPrefix)]);
  return { videos: mergedVideos(stored, videos), until, headers: isComplete ? complete : incomplete };
}
