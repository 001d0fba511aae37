import { type Draft, readDraft } from "./draft.ts";
import { badSubmission, type Fault, type Report } from "./fault.ts";
import { durationOf, type RawSubmission, segmentsOf, userAgentOf, videoIdOf } from "./raw-submission.ts";
import { noVideoLimits, type VideoLimits } from "./video-limits.ts";
import { defaultVocabulary, namedService, type Service, type Vocabulary } from "./vocabulary.ts";

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
 * Parses and validates a submission; the only way to create a `Submission`. Errors `bad_submission`, naming every
 * invalid field. The local user id is checked before, the permission for chapters
 *         after, in `judgeSubmission`.
 * Source  segment service, POST skipSegments, normalisation and check 3
 */
export function readSubmission(raw: RawSubmission, rules: SubmissionRules): Submission {
  const faults: Fault[] = [];
  const report = (fault: Fault): void => void faults.push(fault);

  const service = serviceOf(raw, rules.vocabulary, report);
  const videoId = videoIdOf(raw, service);
  if (videoId === undefined) report({ field: "videoID", why: neededId(service) });
  if (!service.maySubmit) {
    report({ field: "service", why: `Segments of ${service.name} videos cannot be submitted here.` });
  }
  const drafts = segmentsOf(raw).map((segment) => readDraft(segment, report));
  if (drafts.length === 0) report({ field: "segments", why: "At least one segment is needed, in an array." });

  if (videoId === undefined || faults.length > 0) throw badSubmission(faults);
  return { videoId, service: service.name, videoDuration: durationOf(raw), userAgent: userAgentOf(raw), drafts };
}

/**
 * The default one is meant by clients that name none, and, unless the instance says otherwise, by those that name one
 * that is unknown.
 */
function serviceOf({ services }: RawSubmission, vocabulary: Vocabulary, report: Report): Service {
  const known = namedService(vocabulary, services);
  if (known !== undefined) return known;
  if (vocabulary.refusesUnknownServices && services.some((name) => typeof name === "string" && name.trim() !== "")) {
    const names = vocabulary.services.map(({ name }) => name).join(", ");
    report({ field: "service", why: `The service is not known here; known are ${names}.` });
  }
  return vocabulary.services[0];
}

/** Many services take any text, and one example says more than a pattern. */
const neededId = ({ name, id, part, readsLinks }: Service): string =>
  id === undefined || readsLinks
    ? `The id of a video on ${name} is needed.`
    : `The id of a video on ${name} is needed, such as ${id.example}${part === undefined ? "" : part.separator + part.example}.`;
