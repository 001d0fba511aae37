import { rejectedLimits } from "../../domain/moderation/queue.ts";
import { eventVideo } from "../../domain/outgoing/drafts.ts";
import type { Submission } from "../../domain/segments/submission.ts";
import { Problem } from "../../errors.ts";
import type { Using } from "../services.ts";
import type { Submitter } from "./submit-segments.ts";

/**
 * Keeps a submission that the automatic moderator refused, for moderators. The transaction of the submission has been
 * rolled back, so this is one of its own, and its failure changes nothing for the submitter.
 * @param error what the submission failed with
 */
export async function keepRejected(
  error: unknown,
  { service, videoId, drafts }: Submission,
  { publicId, now }: Submitter,
  { transaction }: Using<"transaction", "rejectedSubmissions" | "events">,
): Promise<void> {
  if (!(error instanceof Problem) || error.code !== "auto_moderated") return;
  const segments = drafts.slice(0, rejectedLimits.segments).map(({ times, category = "", actionType }) => {
    const [startTime = 0, endTime = startTime] = times ?? [];
    return { startTime, endTime, category, actionType };
  });
  const rejected = { at: now, userId: publicId, service, videoId, reason: error.message, segments };
  const told = {
    video: eventVideo({ service, videoId }),
    user: { userID: publicId },
    rule: error.code,
    reason: error.message,
    segments: drafts.length,
  };
  await transaction(async ({ rejectedSubmissions, events }) => {
    await rejectedSubmissions.add(rejected);
    events.add("submission.rejected", () => ({ type: "submission.rejected", data: told }));
  }).catch(() => undefined);
}
