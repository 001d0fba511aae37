import { type Draft, readDraft } from "./draft.ts";
import { badSubmission, type Fault } from "./fault.ts";
import { durationOf, type RawSubmission, segmentsOf, userAgentOf, videoIdOf } from "./raw-submission.ts";
import { noVideoLimits, type VideoLimits } from "./video-limits.ts";
import { defaultVocabulary, normaliseService, type Vocabulary } from "./vocabulary.ts";

/** Settings of an instance. Units   `earliestHighlight` in seconds. */
export type SubmissionRules = Readonly<{
  vocabulary: Vocabulary;
  earliestHighlight: number;
  videoLimits: VideoLimits;
}>;

export const defaultSubmissionRules: SubmissionRules = {
  vocabulary: defaultVocabulary,
  earliestHighlight: 2,
  videoLimits: noVideoLimits,
};

/** Units   `videoDuration` in seconds, 0 if the client did not send one. */
export type Submission = Readonly<{
  videoId: string;
  service: string;
  videoDuration: number;
  userAgent: string;
  drafts: readonly Draft[];
}>;

/**
 * Parses and validates a submission; the only way to create a `Submission`.
 * Errors  `bad_submission`, naming every invalid field. The local user id is checked before, the permission for chapters
 *         after, in `judgeSubmission`.
 * Source  segment service, POST skipSegments, normalisation and check 3
 */
export function readSubmission(raw: RawSubmission, rules: SubmissionRules): Submission {
  const faults: Fault[] = [];
  const report = (fault: Fault): void => void faults.push(fault);

  const service = normaliseService(rules.vocabulary, ...raw.services);
  const videoId = videoIdOf(raw, service);
  if (videoId === undefined) report({ field: "videoID", why: `The id of a video on ${service} is needed.` });
  if (!rules.vocabulary.services.submit.includes(service)) {
    report({ field: "service", why: `Segments of ${service} videos cannot be submitted here.` });
  }
  const drafts = segmentsOf(raw).map((segment) => readDraft(segment, report));
  if (drafts.length === 0) report({ field: "segments", why: "At least one segment is needed, in an array." });

  if (videoId === undefined || faults.length > 0) throw badSubmission(faults);
  return { videoId, service, videoDuration: durationOf(raw), userAgent: userAgentOf(raw), drafts };
}
