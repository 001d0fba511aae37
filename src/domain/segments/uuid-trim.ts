type Identified = Readonly<{ UUID: string }>;
type Video<S extends Identified> = Readonly<{ segments: readonly S[] }>;

/**
 * Shortens the UUIDs of an answer, as long as they stay distinct inside each video.
 * From the first video with a collision on, UUIDs stay whole: a reader tells the two kinds apart by their length.
 * @param wish number of characters as the reader wrote it; anything but a positive whole number changes nothing
 * Source  spec/openapi.yaml, `trimUUIDs`
 */
export function trimUuids<S extends Identified, V extends Video<S>>(videos: V[], wish: string | undefined): V[] {
  const length = /^\d{1,3}$/.test(wish ?? "") ? Number(wish) : 0;
  let trimming = length > 0;
  return videos.map((video) => {
    if (!trimming) return video;
    const segments = video.segments.map((segment) => ({ ...segment, UUID: segment.UUID.slice(0, length) }));
    trimming = new Set(segments.map(({ UUID }) => UUID)).size === segments.length;
    return trimming ? { ...video, segments } : video;
  });
}
