import { batchQuery } from "@segmark/database/batch-query";
import type { Knex } from "knex";
import type { VideoKey } from "../../domain/segments/ids.ts";
import { isBanned, isIpBanned } from "../moderation/bans.ts";
import { intakeRules } from "../moderation/intake.ts";
import { channelsOf } from "../moderation/temporary-vips.ts";
import type { IsVip } from "../moderation/vips.ts";
import { activeWarnings } from "../moderation/warnings.ts";
import { segmentsWhere } from "../rows/segment-row.ts";
import { erasedSegments } from "../users/erasure.ts";
import { tallyOf, votedCategory } from "../voting/category-votes.ts";
import { votesBefore } from "../voting/votes.ts";
import type { videoStore } from "./videos.ts";

/** Units   `now` in ms since 1970 */
type Caller = Readonly<{ publicId: string; ipHash: string; now: number }>;

const callerFacts = ({ publicId, ipHash, now }: Caller, isVip: IsVip) => ({
  isVip: isVip(publicId),
  isBanned: isBanned(publicId, now),
  ipBanned: isIpBanned(ipHash),
  warnings: activeWarnings(publicId),
});

/**
 * Reads the facts a write depends on, in as few statements as possible. All but `beforeVote` are the first step of the
 * writing transaction and lock the video, so that the facts stay valid until it ends.
 */
export const factStore = (db: Knex, videos: Pick<ReturnType<typeof videoStore>, "open">, isVip: IsVip) => ({
  /** @param erased where erased segments of the caller are counted, undefined without limits per video */
  ofSubmission: (video: VideoKey, caller: Caller, erased: Parameters<typeof erasedSegments>[0] | undefined) =>
    videos.open(video, [caller.publicId, caller.ipHash], {
      ...callerFacts(caller, isVip),
      intake: intakeRules,
      erased: erased && erasedSegments(erased, caller.now),
    }),

  /** The facts of a vote that need no lock. @param now ms since 1970 */
  beforeVote: (uuid: string, publicId: string, now: number) =>
    batchQuery(db, {
      segments: segmentsWhere("s.uuid = ?", uuid),
      isVip: isVip(publicId),
      channels: channelsOf(publicId, now),
    }),

  /** @param changesOthers whether the vote may change other segments of the video, or what is locked on it */
  ofVote: (
    video: VideoKey,
    segmentId: number,
    voter: Caller,
    { asksAddress, changesOthers }: Readonly<{ asksAddress: boolean; changesOthers: boolean }>,
  ) =>
    videos.open(
      video,
      [voter.publicId],
      { ...callerFacts(voter, isVip), ...votesBefore(segmentId, voter, asksAddress) },
      changesOthers ? undefined : segmentId,
    ),

  ofCategoryVote: (video: VideoKey, segmentId: number, ownerId: string, voter: Caller) =>
    videos.open(video, [voter.publicId], {
      ...callerFacts(voter, isVip),
      isSubmitterVip: isVip(ownerId),
      previous: votedCategory(segmentId, voter.publicId),
      tally: tallyOf(segmentId),
    }),
});
