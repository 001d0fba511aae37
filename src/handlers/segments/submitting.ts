import { maySubmitChapters } from "../../domain/chapters.ts";
import type { SubmissionFacts, Verdict } from "../../domain/judge.ts";
import type { Submission } from "../../domain/submission.ts";
import type { Stores } from "../../storage/stores.ts";

/** Who submits, when, and what was found out before the transaction. */
export type Submitter = Readonly<{
  publicId: string;
  ipHash: string;
  reputation: number;
  /** Seconds, 0 when no provider answered. */
  confirmedDuration: number;
  /** Milliseconds since 1970. */
  now: number;
}>;

/** What the rules need to know. Inside the transaction that holds the lock of the video. */
export async function gatherFacts(
  stores: Stores,
  submission: Submission,
  submitter: Submitter,
): Promise<SubmissionFacts> {
  const { service, videoId } = submission;
  const { publicId, ipHash, reputation, confirmedDuration, now } = submitter;
  const isVip = await stores.vips.has(publicId);
  return {
    now,
    caller: {
      publicId,
      ipHash,
      isVip,
      isBanned: await stores.bans.has(publicId),
      ipBanned: await stores.bans.hasIp(ipHash),
      reputation,
      mayChapter: await mayChapter(stores, submission, { publicId, reputation, isVip }),
    },
    warning: await stores.warnings.active(publicId),
    locks: await stores.locks.onVideo(service, videoId),
    existing: await stores.segments.onVideo(service, videoId),
    confirmedDuration,
  };
}

/** Counted only for those who submit a chapter. */
async function mayChapter(
  stores: Stores,
  { drafts }: Submission,
  caller: Readonly<{ publicId: string; reputation: number; isVip: boolean }>,
): Promise<boolean> {
  if (!drafts.some(({ actionType }) => actionType === "chapter")) return false;
  const counts = await stores.reputation.submissions(caller.publicId);
  return maySubmitChapters({ ...caller, ...counts, granted: false });
}

/** Writes a verdict; all of it or, when the transaction fails, nothing. */
export async function applyVerdict(
  stores: Stores,
  { store, upvote, hide, unlock, banUser }: Verdict,
  { service, videoId }: Submission,
  { publicId, ipHash, now }: Submitter,
): Promise<void> {
  if (banUser) await stores.bans.add({ userId: publicId, byUser: publicId, at: now });
  await stores.segments.insert(store, ipHash);
  for (const uuid of upvote) await stores.segments.upvoteLabel(uuid, publicId, ipHash, now);
  if (hide.length > 0) await stores.segments.hide(hide);
  if (unlock) await stores.locks.remove(service, videoId, ["skip", "mute"]);
}
