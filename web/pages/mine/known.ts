import { api, type Schemas } from "../../api/client.ts";
import { answered, answeredOr } from "../../api/failure.ts";
import { asCategory, asService } from "../../api/names.ts";
import type { Known } from "./reasons.ts";

type Segment = Schemas["ListedSegment"];

/** What bears on whether a segment is shown. A part that cannot be read is left out, and said. */
export async function readKnown(segment: Segment, signal: AbortSignal) {
  const { UUID, videoID, actionType } = segment;
  const service = asService(segment.service);
  const failures: unknown[] = [];
  const attempt = <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((error: unknown) => {
      if (signal.aborted) throw error;
      failures.push(error);
      return undefined;
    });
  const lockQuery = { videoID, service, category: [asCategory(segment.category)], actionType: [actionType] };
  const [history, choice, locks] = await Promise.all([
    attempt(answeredOr(api.GET("/api/segments/{UUID}/history", { params: { path: { UUID } }, signal }), undefined)),
    attempt(answeredOr(api.GET("/api/choice", { params: { query: { videoID, service } }, signal }), undefined)),
    attempt(answered(api.GET("/api/lockReason", { params: { query: lockQuery }, signal }))),
  ]);
  const lock = locks?.find(({ locked }) => locked === 1);
  return { known: { history, choice, lock } satisfies Known, failures };
}
