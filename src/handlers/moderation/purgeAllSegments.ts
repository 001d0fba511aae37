import { videoHash } from "../../domain/segments/ids.ts";
import { normaliseService } from "../../domain/segments/vocabulary.ts";
import type { Handler, Using } from "../handler.ts";

export const purgeAllSegments: Handler<
  "purgeAllSegments",
  Using<"vocabulary" | "now" | "transaction", "videos" | "segments" | "segmentChanges" | "totals" | "auditLog">
> = async ({ body, caller }, services) => {
  const { vocabulary } = services;
  const videoId = body.videoID;
  const hash = videoHash(videoId);
  const targetServices = body.service
    ? [normaliseService(vocabulary, body.service)]
    : vocabulary.services.map(({ name }) => name);
  const videos = targetServices.map((service) => ({ service, videoId, videoHash: hash }));
  const at = services.now();

  await services.transaction(async (stores) => {
    await stores.videos.lockAll(videos);
    const hidden = await stores.segments.unhidden(targetServices, videoId);
    await stores.totals.markStale([...new Set(hidden.map(({ userId }) => userId))].sort());
    const entryId = await stores.auditLog.add({
      at,
      actor: caller.publicId,
      action: "purge",
      ...(targetServices.length === 1 && targetServices[0] !== undefined && { service: targetServices[0] }),
      videoId,
      detail: { segments: hidden.length },
    });
    const hiding = { field: "hidden", before: "0", after: "1", tally: 0 } as const;
    await stores.segmentChanges.apply(
      entryId,
      hidden.map(({ id }) => ({ segmentId: id, ...hiding })),
    );
  });
  return { status: 200, body: undefined };
};
