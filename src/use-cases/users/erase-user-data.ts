import type { RateLimits } from "../../caches/rate-limits.ts";
import { choiceOutlives, type LeavingMode, outlives, withOwner } from "../../domain/moderation/erasure.ts";
import type { VideoKey } from "../../domain/segments/ids.ts";
import type { Stores } from "../../storage/stores.ts";
import type { Using } from "../services.ts";

/** The leaving user; `pseudonym` is the public id that inherits segments that are kept. */
export type Leaver = Readonly<{ userId: string; mode: LeavingMode; pseudonym: string; newPublicId: () => string }>;

/** What users leave with. */
export type Erasing = Using<
  "limits" | "stores" | "transaction",
  | "chapterNames"
  | "clientUuids"
  | "erasure"
  | "moderationLocks"
  | "rateWindows"
  | "rejectedSubmissions"
  | "reputation"
  | "temporaryVips"
  | "totals"
  | "videos"
  | "vips"
>;

/** Rows of each kind per transaction: it blocks other writes to the video, so it must be short. */
const BATCH_SIZE = 200;
/** Fewer for segments, because all votes on them are deleted too. */
const SEGMENT_BATCH_SIZE = 50;

/**
 * Erases a batch of a user's data on one video; usually that is all of it.
 * @returns the number of segments in the batch
 */
export async function eraseOnVideo(video: VideoKey, leaver: Leaver, services: Erasing): Promise<number> {
  return services.transaction(async (stores) => {
    await stores.videos.lock(video.service, video.videoId, video.videoHash);
    const segments = await eraseSegments(stores, video, leaver, services.limits);
    const owners = await eraseVotes(stores, video, leaver);
    await eraseCategoryVotes(stores, video, leaver);
    await stores.totals.markStale([leaver.userId, leaver.pseudonym, ...owners]);
    return segments;
  });
}

async function eraseSegments(
  stores: Stores<"erasure" | "rateWindows" | "chapterNames">,
  video: VideoKey,
  leaver: Leaver,
  limits: RateLimits,
): Promise<number> {
  const { userId, mode, pseudonym, newPublicId } = leaver;
  const segments = await stores.erasure.segments(userId, video, SEGMENT_BATCH_SIZE);
  const ids = segments.map(({ id }) => id);
  await limits.takeErased(stores.rateWindows.takeAll, segments);
  if (mode === "delete") {
    await stores.chapterNames.forget(ids);
    await stores.erasure.deleteSegments(ids);
  } else {
    for (const segment of segments) {
      await stores.erasure.handOver(segment.id, withOwner(segment, pseudonym, newPublicId()));
    }
    await stores.erasure.forgetOrigins(ids);
  }
  return segments.length;
}

/**
 * Call after the segments: kept ones already belong to the pseudonym. @returns the owners of segments whose total
 * changed
 */
async function eraseVotes(stores: Stores<"vips" | "erasure">, video: VideoKey, leaver: Leaver): Promise<string[]> {
  const { userId, pseudonym, newPublicId } = leaver;
  const voterIsVip = await stores.vips.has(userId);
  const owners: string[] = [];
  for (const vote of await stores.erasure.votes(userId, video, BATCH_SIZE)) {
    const isOwn = isOwnedBy(leaver, vote);
    if (outlives({ ...vote, isOwn, voterIsVip })) {
      await stores.erasure.disownVote(userId, vote.segmentId, isOwn ? pseudonym : newPublicId());
    } else {
      await stores.erasure.takeBackVote(userId, vote);
      owners.push(vote.ownerId);
    }
  }
  return owners;
}

async function eraseCategoryVotes(stores: Stores<"erasure">, video: VideoKey, leaver: Leaver): Promise<void> {
  const { userId, pseudonym, newPublicId } = leaver;
  for (const vote of await stores.erasure.categoryVotes(userId, video, BATCH_SIZE)) {
    const isOwn = isOwnedBy(leaver, vote);
    if (choiceOutlives({ ...vote, isOwn })) {
      await stores.erasure.disownCategoryVote(userId, vote.segmentId, isOwn ? pseudonym : newPublicId());
    } else {
      await stores.erasure.takeBackCategoryVote(userId, vote);
    }
  }
}

const isOwnedBy = ({ userId, pseudonym }: Leaver, { ownerId }: Readonly<{ ownerId: string }>): boolean =>
  ownerId === pseudonym || ownerId === userId;

/**
 * Erases a batch of a user's data that is not related to videos. The lock makes it wait for a concurrent name change,
 * which adds the former name to the history. Temporary ranks end here; moderation decisions about the user are kept.
 * @returns whether nothing is left
 */
export async function eraseTheRest({ userId }: Leaver, { transaction }: Erasing): Promise<boolean> {
  return transaction(async (stores) => {
    const { moderationLocks, erasure, temporaryVips, clientUuids, rejectedSubmissions, reputation } = stores;
    await moderationLocks.lock([userId]);
    if ((await erasure.forgetFormerNames(userId, BATCH_SIZE)) === BATCH_SIZE) return false;
    await erasure.forgetName(userId);
    await temporaryVips.remove(userId);
    await clientUuids.forget(userId);
    await rejectedSubmissions.forget(userId);
    await reputation.forget(userId);
    await moderationLocks.forget(userId);
    return true;
  });
}
