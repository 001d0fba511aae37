import type { VideoSegments } from "./segment.ts";

/**
 * The videos of this instance and those of another, each once. Of a video that both have, the other's segments are
 * added unless the same segment is stored here in any state: what was hidden or voted on here stays as it is here.
 */
export function mergedVideos(
  own: readonly VideoSegments[],
  foreign: readonly VideoSegments[],
): readonly VideoSegments[] {
  if (foreign.length === 0) return own;
  const byId = new Map(own.map((video) => [video.videoId, video]));
  for (const video of foreign) {
    const stored = byId.get(video.videoId);
    if (stored === undefined) byId.set(video.videoId, video);
    else {
      const known = new Set(stored.segments.map(({ uuid }) => uuid));
      const others = video.segments.filter(({ uuid }) => !known.has(uuid));
      byId.set(video.videoId, { ...stored, segments: [...stored.segments, ...others] });
    }
  }
  return [...byId.values()];
}
