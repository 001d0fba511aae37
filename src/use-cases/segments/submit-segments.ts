import type { RateLimits } from "../../caches/rate-limits.ts";
import { eventSegment, eventVideo } from "../../domain/outgoing/drafts.ts";
import { clientUuidLifetime } from "../../domain/segments/client-uuid.ts";
import type { ConfirmedDuration } from "../../domain/segments/duration.ts";
import { videoHash } from "../../domain/segments/ids.ts";
import { type Intake, type IntakeRules, newUserWindowSeconds, openIntake } from "../../domain/segments/intake.ts";
import type { SubmissionFacts, Verdict } from "../../domain/segments/judge-submission.ts";
import type { RawSubmission } from "../../domain/segments/raw-submission.ts";
import { rejectingRule, suspectOf, usesUserName } from "../../domain/segments/reject-rules.ts";
import type { Segment } from "../../domain/segments/segment.ts";
import type { Submission } from "../../domain/segments/submission.ts";
import { noName } from "../../domain/users/user-name.ts";
import type { Stores } from "../../storage/stores.ts";
import type { Using } from "../services.ts";
import { castVote, voterOf } from "../voting/cast-vote.ts";
import { recordFor } from "../voting/chapter-record.ts";
import { keepUnwanted } from "./keep-rejected.ts";

/** The submitter, the time, and facts fetched before the transaction. */
export type Submitter = Readonly<{
  publicId: string;
  ip: string;
  ipHash: string;
  /** See `isInvited`. */
  isInvited: boolean;
  reputation: number;
  confirmedDuration: ConfirmedDuration;
  /** Milliseconds since 1970. */
  now: number;
}>;

/** What a submission is judged and stored with. */
export type Submitting = Using<
  | "durations"
  | "ipHashOf"
  | "isSubmitToken"
  | "limits"
  | "now"
  | "rejectRules"
  | "reputations"
  | "stores"
  | "submitResponse"
  | "transaction"
  | "vocabulary"
  | "voting",
  Read | Written | "rejectedSubmissions" | "userNames" | "vips"
>;
type Read = "facts" | "features" | "intake" | "rateWindows" | "reputation";
type Written =
  | "auditLog"
  | "bans"
  | "chapterNames"
  | "clientUuids"
  | "events"
  | "locks"
  | "rateWindows"
  | "segments"
  | "totals"
  | "votes";

/**
 * Whether a reject rule matches the submission, which is kept for moderators then. Without rules, no queries are made.
 */
export async function isUnwanted(
  raw: RawSubmission,
  publicId: string,
  services: Using<
    "now" | "rejectRules" | "stores" | "vocabulary" | "transaction",
    "rejectedSubmissions" | "userNames" | "events"
  >,
): Promise<boolean> {
  const { rejectRules, stores, vocabulary } = services;
  if (rejectRules.length === 0) return false;
  const { name } = usesUserName(rejectRules) ? await stores.userNames.of(publicId) : noName;
  const suspect = suspectOf(raw, { publicId, userName: name ?? "" }, vocabulary);
  const rule = rejectingRule(rejectRules, suspect);
  if (rule === undefined) return false;
  await keepUnwanted(suspect, rule, services.now(), services);
  return true;
}

/** Locks the video and reads the facts for the rules. Must be the first step of a transaction. */
export async function gatherFacts(
  stores: Stores<Read>,
  submission: Submission,
  submitter: Submitter,
  limits: RateLimits,
): Promise<SubmissionFacts> {
  const { service, videoId } = submission;
  const { publicId, ipHash, isInvited, reputation, confirmedDuration, now } = submitter;
  // Waits for concurrent bans and warnings; later ones wait for this submission.
  const video = { service, videoId, videoHash: videoHash(videoId) };
  const { isVip, isBanned, ipBanned, warnings, intake, locks, existing, erased } = await stores.facts.ofSubmission(
    video,
    submitter,
    limits.erasedNames(video, submitter),
  );
  const record = await recordFor(stores, publicId, submission.drafts);
  return {
    now,
    caller: { publicId, ipHash, isVip, isBanned, ipBanned, isInvited, reputation, record },
    warning: warnings[0],
    locks,
    existing,
    erased,
    confirmedDuration,
    intake: isVip ? openIntake : await intakeOf(stores, publicId, intake, limits),
  };
}

/** Facts about the caller are read only for enabled rules. */
async function intakeOf(
  stores: Stores<"intake" | "rateWindows">,
  publicId: string,
  rules: IntakeRules,
  limits: RateLimits,
): Promise<Intake> {
  const firstGoodAt = rules.establishedBefore > 0 ? await stores.intake.firstGoodAt(publicId) : undefined;
  const isNew = rules.maxNewUsers > 0 && !(await stores.intake.isKnown(publicId));
  const newUsers = isNew ? await limits.newUserNumber(stores.rateWindows.take, newUserWindowSeconds) : 0;
  return { ...rules, firstGoodAt, newUsers };
}

/** Writes a verdict inside the transaction, all or nothing. */
export async function applyVerdict(
  stores: Stores<Written>,
  verdict: Verdict,
  facts: SubmissionFacts,
  { service, videoId }: Submission,
  submitter: Submitter,
  services: Using<"voting" | "limits">,
): Promise<void> {
  const { publicId, ipHash, now } = submitter;
  const { store, hide, unlock, banUser, namings } = verdict;
  if (banUser) {
    await stores.bans.add({ userId: publicId, byUser: publicId, at: now });
    const detail = { fromBannedAddress: true };
    await stores.auditLog.add({ at: now, actor: publicId, action: "ban", user: publicId, detail });
  }
  await stores.segments.insert(store, ipHash);
  for (const segment of store) {
    if (segment.shadowHidden !== 0) continue;
    stores.events.add("submissions.other", () => ({
      type: "submissions.other",
      data: { video: eventVideo(segment), segment: eventSegment(segment), user: { userID: publicId } },
    }));
  }
  await stores.chapterNames.add(store);
  await stores.clientUuids.add(publicId, namings, now + clientUuidLifetime);
  for (const label of rowsOf(verdict.upvote, facts)) await repeatLabel(stores, label, facts, submitter, services);
  if (hide.length > 0) await stores.segments.hide(hide);
  if (unlock) await stores.locks.remove(service, videoId, ["skip", "mute"]);
  await stores.totals.markStale([publicId, ...rowsOf(hide, facts).map(({ userId }) => userId)]);
}

function rowsOf(uuids: readonly string[], { existing }: SubmissionFacts): Segment[] {
  const found = new Map(existing.map((row) => [row.uuid, row]));
  return uuids.flatMap((uuid) => found.get(uuid) ?? []);
}

/** Submitting an existing full label counts as a vote for it, within the limit of votes. */
async function repeatLabel(
  stores: Stores<"rateWindows" | "votes" | "segments" | "locks" | "totals" | "events">,
  segment: Segment,
  { caller, warning, locks }: SubmissionFacts,
  submitter: Submitter,
  { voting, limits }: Using<"voting" | "limits">,
): Promise<void> {
  if (!caller.isVip && !(await limits.takeVoteWithin(stores.rateWindows.take, submitter.ip))) return;
  const elector = { ...submitter, isTemporaryVip: false };
  const voter = voterOf({ ...caller, warnings: warning === undefined ? [] : [warning] }, elector);
  const before = await stores.votes.before(segment.id, submitter, voting.oneVotePerIp);
  await castVote(stores, { ...before, kind: "up", segment, voter, locks }, elector, voting);
}
