import { shifted } from "../../domain/moderation/shift.ts";
import { videoHash } from "../../domain/segments/ids.ts";
import { normaliseService } from "../../domain/segments/vocabulary.ts";
import { Problem } from "../../errors.ts";
import type { Handler, Using } from "../handler.ts";

export const segmentShift: Handler<
  "segmentShift",
  Using<"vocabulary" | "now" | "transaction", "videos" | "segments" | "totals" | "auditLog">
> = async ({ body, caller }, services) => {
  const { videoID: videoId, startTime: start, endTime: end } = body;
  if (start >= end) throw new Problem("bad_request", "No valid endTime. endTime must be after startTime.");
  const service = normaliseService(services.vocabulary, body.service);
  const hash = videoHash(videoId);
  const at = services.now();

  await services.transaction(async ({ videos, segments, totals, auditLog }) => {
    await videos.lock(service, videoId, hash);
    const rows = await segments.onVideo(service, videoId);
    for (const row of rows) await segments.adjust(shifted(row, { start, end }));
    const users = [...new Set(rows.map(({ userId }) => userId))].sort();
    await totals.markStale(users);
    const detail = { startTime: start, endTime: end, segments: rows.length };
    await auditLog.add({ at, actor: caller.publicId, action: "shift", service, videoId, detail });
  });
  return { status: 200, body: undefined };
};
