import { type RejectedSubmission, rejectedLimits, ruleReason } from "../../domain/moderation/queue.ts";
import { eventVideo } from "../../domain/outgoing/drafts.ts";
import type { Suspect } from "../../domain/segments/reject-rules.ts";
import type { Submission } from "../../domain/segments/submission.ts";
import { actionTypes } from "../../domain/segments/vocabulary.ts";
import { Problem } from "../../errors.ts";
import type { Using } from "../services.ts";

/** `rule`: what refused it, `reason`: as subscribers are told, `segments`: how many were submitted. */
type Refusal = Readonly<{ rule: string; reason: string; segments: number }>;
type Keeping = Using<"transaction", "rejectedSubmissions" | "events">;

/**
 * Keeps a refused submission for moderators, and tells subscribers. It is a transaction of its own, whose failure
 * changes nothing for the submitter.
 */
async function keep(
  rejected: RejectedSubmission,
  { rule, reason, segments }: Refusal,
  { transaction }: Keeping,
): Promise<void> {
  const told = { video: eventVideo(rejected), user: { userID: rejected.userId }, rule, reason, segments };
  await transaction(async ({ rejectedSubmissions, events }) => {
    await rejectedSubmissions.add(rejected);
    events.add("submission.rejected", () => ({ type: "submission.rejected", data: told }));
  }).catch(() => undefined);
}

/**
 * Keeps a submission that the automatic moderator refused. The transaction of the submission has been rolled back.
 * @param error what the submission failed with
 */
export async function keepRejected(
  error: unknown,
  { service, videoId, drafts }: Submission,
  { publicId, now }: Readonly<{ publicId: string; now: number }>,
  services: Keeping,
): Promise<void> {
  if (!(error instanceof Problem) || error.code !== "auto_moderated") return;
  const segments = drafts.slice(0, rejectedLimits.segments).map(({ times, category = "", actionType }) => {
    const [startTime = 0, endTime = startTime] = times ?? [];
    return { startTime, endTime, category, actionType };
  });
  const rejected = { at: now, userId: publicId, service, videoId, reason: error.message, segments };
  await keep(rejected, { rule: error.code, reason: error.message, segments: drafts.length }, services);
}

/** Characters of the id of a video that are kept: rules see it before it is validated. */
const mostOfVideoId = 255;

/** Keeps a submission that a rule of the operator refused, with those of its segments that have times. */
export async function keepUnwanted(suspect: Suspect, rule: number, at: number, services: Keeping): Promise<void> {
  const { userID: userId, service, videoID } = suspect;
  const segments = suspect.segments.slice(0, rejectedLimits.segments).flatMap((segment) => {
    const [startTime, endTime] = [Number(segment.startTime), Number(segment.endTime)];
    const isTimed = segment.startTime !== "" && Number.isFinite(startTime) && Number.isFinite(endTime);
    const actionType = actionTypes.find((name) => name === segment.actionType);
    return isTimed && actionType ? [{ startTime, endTime, category: segment.category, actionType }] : [];
  });
  const reason = ruleReason(rule);
  const rejected = { at, userId, service, videoId: videoID.slice(0, mostOfVideoId), reason, segments };
  await keep(rejected, { rule: reason, reason: "", segments: suspect.segments.length }, services);
}
