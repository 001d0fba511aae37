type Identified = Readonly<{ UUID: string }>;
type Video<S extends Identified> = Readonly<{ segments: readonly S[] }>;

/**
 * Shortens the UUIDs of a response as long as they stay unique within each video.
 * From the first video with a collision on, UUIDs are left whole: clients distinguish the two kinds by length.
 * @param requestedLength requested number of characters as sent; ignored unless it is a positive integer
 * Source  spec/openapi.yaml, `trimUUIDs`
 */
export function trimUuids<S extends Identified, V extends Video<S>>(
  videos: V[],
  requestedLength: string | undefined,
): V[] {
  const length = /^\d{1,3}$/.test(requestedLength ?? "") ? Number(requestedLength) : 0;
  let trimming = length > 0;
  return videos.map((video) => {
    if (!trimming) return video;
    const segments = video.segments.map((segment) => ({ ...segment, UUID: segment.UUID.slice(0, length) }));
    trimming = new Set(segments.map(({ UUID }) => UUID)).size === segments.length;
    return trimming ? { ...video, segments } : video;
  });
}
