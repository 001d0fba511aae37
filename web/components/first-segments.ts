import { api, type Schemas } from "../api/client.ts";
import { answeredOr } from "../api/failure.ts";
import { remember } from "../api/listed.ts";

/** The first hundred segments of a video in order of their submission, in any state. Errors: `Failure` */
export async function firstSegments(
  service: string,
  videoID: string,
  signal: AbortSignal,
): Promise<readonly Schemas["FoundSegment"][]> {
  const query = { service: service as "YouTube", videoID, limit: 100 };
  const none = { segments: [], vips: [], titles: {} };
  return remember(await answeredOr(api.GET("/api/searchSegments", { params: { query }, signal }), none)).segments;
}
