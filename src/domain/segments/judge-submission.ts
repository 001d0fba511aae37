import { Problem } from "../../errors.ts";
import { countsAsCover, excessiveShare } from "./auto-moderator.ts";
import { type ChapterRecord, maySubmitChapters } from "./chapters.ts";
import type { Naming } from "./client-uuid.ts";
import { sortOutDuplicates } from "./duplicates.ts";
import { type ConfirmedDuration, type Durations, knownDuration, outdatedRows, storedDuration } from "./duration.ts";
import { badSubmission } from "./fault.ts";
import { segmentUuid, videoHash } from "./ids.ts";
import { type Intake, refuseNewcomers } from "./intake.ts";
import type { CategoryLock } from "./locks.ts";
import { checkDraft, type Proposal } from "./proposal.ts";
import { chaptersText, coverageText, warningText } from "./refusals.ts";
import type { NewSegment, TracedSegment } from "./segment.ts";
import type { Submission, SubmissionRules } from "./submission.ts";
import { type ErasedSegments, refuseSwamping } from "./video-limits.ts";
import { primaryService, type Vocabulary } from "./vocabulary.ts";

/**
 * The facts a submission is judged by, read in the transaction that will store it. Shape `caller.isInvited`: see
 * `isInvited`; `warning`: the open one; `locks`: of the video in this service; `existing`: all rows of the video in
 * this service, in any
 *         state; `erased`: segments that the limits per video count beside them; `caller.reputation`: current; `caller.record`: see `maySubmitChapters`; `intake`: `openIntake` for VIPs
 * Units   `now` in ms since 1970
 */
export type SubmissionFacts = Readonly<{
  now: number;
  caller: Readonly<{
    publicId: string;
    ipHash: string;
    isVip: boolean;
    isBanned: boolean;
    ipBanned: boolean;
    isInvited: boolean;
    reputation: number;
    record: ChapterRecord;
  }>;
  warning: Readonly<{ reason: string }> | undefined;
  locks: readonly CategoryLock[];
  existing: readonly TracedSegment[];
  erased: ErasedSegments | undefined;
  confirmedDuration: ConfirmedDuration;
  intake: Intake;
}>;

/**
 * The changes to write, all or nothing. Shape `upvote`: ids of full labels the caller votes for by repeating them,
 * subject to the voting rules; `hide`: ids of rows of
 *         an earlier cut; `unlock`: delete the video's skip and mute locks; `banUser`: ban the user because their address is banned;
 *         `namings`: client-generated ids of the stored segments
 */
export type Verdict = Readonly<{
  store: readonly NewSegment[];
  upvote: readonly string[];
  hide: readonly string[];
  unlock: boolean;
  banUser: boolean;
  namings: readonly Naming[];
}>;

/**
 * Accepts a submission or rejects it as a whole. Errors `not_invited`, `bad_submission` (chapters not permitted),
 * `warned`, `too_many_submissions`, those of `checkDraft` for the first bad
 *         segment, `duplicate_segment`, `auto_moderated`, `newcomers_paused`. Shadow bans stay hidden: a banned user gets the same
 *         errors as anybody else, and otherwise a success response.
 * Source  segment service, POST skipSegments, checks 4 and 7 to 17 and what follows them
 */
export function judgeSubmission(submission: Submission, facts: SubmissionFacts, rules: SubmissionRules): Verdict {
  const { caller, existing } = facts;
  if (!caller.isVip && !caller.isInvited) throw new Problem("not_invited");
  refuseChapters(submission, caller, rules.vocabulary);
  if (facts.warning !== undefined) {
    throw new Problem("warned", warningText("Submission", caller.publicId, facts.warning.reason));
  }

  if (!caller.isVip) refuseSwamping(existing, caller, facts.now, rules.videoLimits, facts.erased);

  const durations: Durations = { claimed: submission.videoDuration, confirmed: facts.confirmedDuration };
  const draftFacts = {
    isVip: caller.isVip,
    reputation: caller.reputation,
    grantedFiller: caller.record.grantedFiller,
    locks: facts.locks,
    videoDuration: knownDuration(durations),
  };
  const proposals = submission.drafts.map((draft) =>
    identified(checkDraft(draft, draftFacts, rules), submission, caller),
  );
  const { fresh, echoed, uuids } = sortOutDuplicates(proposals, existing);
  const namings = namingsOf(submission, uuids);
  const isModerated = !caller.isVip && submission.service === primaryService(rules.vocabulary);
  if (isModerated) refuseExcess(proposals, existing, caller.publicId, knownDuration(durations));
  refuseNewcomers(facts.intake);

  const toStore = (proposal: Identified) => newSegment(proposal, submission, facts, storedDuration(durations));
  if (caller.isBanned || caller.ipBanned) {
    const store = fresh.filter(({ actionType }) => actionType !== "full").map(toStore);
    return { store, upvote: [], hide: [], unlock: false, banUser: !caller.isBanned, namings };
  }
  const hide = fresh.length > 0 ? outdatedRows(existing, durations, caller) : [];
  return { store: fresh.map(toStore), upvote: echoed, hide, unlock: hide.length > 0, banUser: false, namings };
}

type Identified = Proposal & Readonly<{ uuid: string }>;

function identified(
  proposal: Proposal,
  { videoId, service }: Submission,
  caller: SubmissionFacts["caller"],
): Identified {
  return { ...proposal, uuid: segmentUuid({ ...proposal, videoId, service, userId: caller.publicId }) };
}

function namingsOf({ drafts }: Submission, uuids: readonly string[]): Naming[] {
  return drafts.flatMap(({ clientUuid }, at) => {
    const uuid = uuids[at];
    return clientUuid === undefined || uuid === undefined ? [] : [{ clientUuid, uuid }];
  });
}

function refuseChapters(
  { drafts }: Submission,
  { record, ...caller }: SubmissionFacts["caller"],
  { categories }: Vocabulary,
): void {
  for (const { actionType, category = "" } of drafts) {
    if (actionType !== "chapter") continue;
    const known = categories.get(category) ?? { label: category, chapters: "established" };
    if (maySubmitChapters(known, { ...caller, ...record })) continue;
    throw badSubmission([{ field: "actionType", why: chaptersText(known) }]);
  }
}

function refuseExcess(
  proposals: readonly Proposal[],
  existing: readonly TracedSegment[],
  userId: string,
  videoDuration: number,
): void {
  const own = existing.filter((row) => countsAsCover(row, userId));
  const share = excessiveShare([...proposals, ...own], videoDuration);
  if (share !== undefined) throw new Problem("auto_moderated", coverageText(share));
}

function newSegment(
  proposal: Identified,
  { videoId, service, userAgent }: Submission,
  { caller, now }: SubmissionFacts,
  videoDuration: number,
): NewSegment {
  return {
    ...proposal,
    service,
    videoId,
    videoHash: videoHash(videoId),
    userId: caller.publicId,
    locked: caller.isVip ? 1 : 0,
    shadowHidden: caller.isBanned || caller.ipBanned ? 1 : 0,
    reputation: caller.reputation,
    videoDuration,
    timeSubmitted: now,
    userAgent,
  };
}
