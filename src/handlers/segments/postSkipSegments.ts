import { isDoubtedBy, isDoubtful, unknownDuration } from "../../domain/segments/duration.ts";
import { judgeSubmission } from "../../domain/segments/judge-submission.ts";
import type { NewSegment } from "../../domain/segments/segment.ts";
import { defaultSubmissionRules, readSubmission, type Submission } from "../../domain/segments/submission.ts";
import { isInvited } from "../../domain/segments/submitters.ts";
import { confirmDuration } from "../../use-cases/segments/confirm-duration.ts";
import { keepRejected } from "../../use-cases/segments/keep-rejected.ts";
import {
  applyVerdict,
  gatherFacts,
  isUnwanted,
  type Submitter,
  type Submitting,
} from "../../use-cases/segments/submit-segments.ts";
import type { Handler } from "../handler.ts";

export const postSkipSegments: Handler<"postSkipSegments", Submitting> = async (input, services) => {
  const { query, header, body, caller, client } = input;
  const { vocabulary } = services;
  const rules = { ...defaultSubmissionRules, vocabulary, videoLimits: services.limits.perVideo };
  const { publicId } = caller;
  await services.limits.takeSubmission(client.ip, publicId, () => isTrusted(publicId, services));
  const raw = {
    videoId: query.videoID ?? body.videoID,
    services: [query.service, body.service],
    videoDuration: query.videoDuration ?? body.videoDuration,
    userAgent: query.userAgent ?? body.userAgent,
    userAgentHeader: client.userAgent,
    segments: body.segments,
    url: query,
  };
  // Silently dropped: senders matched by a reject rule get a success response.
  if (await isUnwanted(raw, publicId, services)) {
    return { status: 200, body: services.submitResponse === "segments" ? [] : undefined };
  }
  const submission = readSubmission(raw, rules);
  const { service, videoId } = submission;
  const invited = isInvited(vocabulary.submitters, publicId, services.isSubmitToken(header["X-Submit-Token"]));
  // No other caller can make the service ask a platform.
  const maySubmit = invited || (await services.stores.vips.has(publicId));
  const [ipHash, confirmedDuration, { current }] = await Promise.all([
    services.ipHashOf(client.ip),
    maySubmit
      ? confirmDuration(
          submission,
          (remembered) => isDoubtedBy(saidBy(submission), remembered, services.now()),
          services,
        )
      : unknownDuration,
    services.reputations([publicId]),
  ]);
  const reputation = current.get(publicId) ?? 0;
  const submitter: Submitter = {
    publicId,
    ip: client.ip,
    ipHash,
    isInvited: invited,
    reputation,
    confirmedDuration,
    now: services.now(),
  };

  // Locks first: what is read afterwards, and so the verdict, stays valid until the transaction ends.
  const claim = { video: `${service} ${videoId}`, address: client.ip, refusal: "submission_in_progress" } as const;
  const storeAs = (by: Submitter, isSecond = false) =>
    services.transaction(async (stores) => {
      const facts = await gatherFacts(stores, submission, by, services.limits);
      const durations = { claimed: submission.videoDuration, confirmed: by.confirmedDuration };
      if (!isSecond && isDoubtful(facts.existing, durations, facts.caller)) throw new DoubtfulDuration();
      const verdict = judgeSubmission(submission, facts, rules);
      await applyVerdict(stores, verdict, facts, submission, by, services);
      return verdict.store;
    }, claim);
  const storing = storeAs(submitter).catch(async (error: unknown) => {
    if (!(error instanceof DoubtfulDuration)) throw error;
    const again = await confirmDuration(submission, () => true, services);
    return storeAs({ ...submitter, confirmedDuration: again, now: services.now() }, true);
  });
  const stored = await storing.catch(async (error: unknown) => {
    await keepRejected(error, submission, submitter, services);
    throw error;
  });
  return { status: 200, body: services.submitResponse === "segments" ? stored.map(forClients) : undefined };
};

/** Whether a user may submit however much others at the same address have submitted. */
const isTrusted = async (publicId: string, { stores, reputations }: Submitting): Promise<boolean> =>
  (await stores.vips.has(publicId)) || ((await reputations([publicId])).current.get(publicId) ?? 0) > 0;

/** What a submission says of the duration of its video, see `isDoubtedBy`. */
const saidBy = ({ videoDuration, drafts }: Submission) => ({
  claimed: videoDuration,
  latest: Math.max(...drafts.map(({ times }) => times?.[1] ?? 0)),
});

/**
 * See `isDoubtful`. The transaction is rolled back, so that no request waits for it while the platform is asked again.
 */
class DoubtfulDuration extends Error {}

const forClients = ({ uuid, category, startTime, endTime }: NewSegment) => ({
  UUID: uuid,
  category,
  segment: [startTime, endTime],
});
