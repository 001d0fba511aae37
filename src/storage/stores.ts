import type { Knex } from "knex";
import { trailStore } from "./moderation/audit-log.ts";
import { banStore } from "./moderation/bans.ts";
import { intakeStore } from "./moderation/intake.ts";
import { lockListStore } from "./moderation/lock-list.ts";
import { lockStore } from "./moderation/locks.ts";
import { subjectStore } from "./moderation/moderation-locks.ts";
import { queueStore } from "./moderation/queues.ts";
import { rateWindowStore } from "./moderation/rate-windows.ts";
import { rejectedSubmissionStore } from "./moderation/rejected-submissions.ts";
import { segmentChangeStore } from "./moderation/segment-changes.ts";
import { settingStore } from "./moderation/settings.ts";
import { shadowStore } from "./moderation/shadow.ts";
import { temporaryVipStore } from "./moderation/temporary-vips.ts";
import { vipStore } from "./moderation/vips.ts";
import { warningStore } from "./moderation/warnings.ts";
import { changedRows, unreported } from "./public/changed-rows.ts";
import { feedStore } from "./public/feed.ts";
import { followedFeedStore } from "./public/followed-feeds.ts";
import { mergeStore } from "./public/merge.ts";
import { mirroredRowStore } from "./public/mirrored-rows.ts";
import { chapterNameStore } from "./segments/chapter-names.ts";
import { clientUuidStore } from "./segments/client-uuids.ts";
import { countedWrites } from "./segments/counted-writes.ts";
import { factStore } from "./segments/facts.ts";
import { listedSegmentStore } from "./segments/listed-segments.ts";
import { segmentHistoryStore } from "./segments/segment-history.ts";
import { segmentSearchStore } from "./segments/segment-search.ts";
import { segmentStore } from "./segments/segments.ts";
import { videoStore } from "./segments/videos.ts";
import { dayTotalStore } from "./statistics/day-totals.ts";
import { leaderboardStore } from "./statistics/leaderboards.ts";
import { submissionStore } from "./statistics/submissions.ts";
import { totalStore } from "./statistics/totals.ts";
import { ownDataStore } from "./users/erasure.ts";
import { ownAccountStore } from "./users/own-account.ts";
import { ownDataLists } from "./users/own-data.ts";
import { ownVoteStore } from "./users/own-votes.ts";
import { reputationStore } from "./users/reputation.ts";
import { userFigureStore } from "./users/user-figures.ts";
import { userInfoStore } from "./users/user-info.ts";
import { userNameStore } from "./users/user-names.ts";
import { categoryVoteStore } from "./voting/category-votes.ts";
import { voteStore } from "./voting/votes.ts";
import { knexStore } from "./webhooks/inbox.ts";

/** All stores over one connection: the pool or a transaction. */
export const storesOf = (db: Knex) => {
  const writes = countedWrites();
  const publicRows = db.isTransaction === true ? changedRows() : unreported;
  const videos = videoStore(db, writes, publicRows);
  const chapterNames = chapterNameStore(db);
  const totals = totalStore(db);
  return {
    segments: segmentStore(db, writes, publicRows),
    segmentSearch: segmentSearchStore(db),
    listedSegments: listedSegmentStore(db),
    segmentHistory: segmentHistoryStore(db),
    chapterNames,
    erasure: ownDataStore(db, writes, publicRows),
    clientUuids: clientUuidStore(db),
    videos,
    feed: feedStore(db),
    mirrored: mirroredRowStore(db, writes, publicRows),
    followedFeeds: followedFeedStore(db),
    facts: factStore(db, videos),
    vips: vipStore(db, publicRows),
    bans: banStore(db),
    warnings: warningStore(db, publicRows),
    locks: lockStore(db, writes, publicRows),
    lockList: lockListStore(db),
    votes: voteStore(db, writes, publicRows),
    categoryVotes: categoryVoteStore(db, writes, publicRows),
    reputation: reputationStore(db),
    settings: settingStore(db),
    intake: intakeStore(db),
    rateWindows: rateWindowStore(db),
    totals,
    leaderboards: leaderboardStore(db),
    submissions: submissionStore(db),
    dayTotals: dayTotalStore(db),
    userFigures: userFigureStore(db),
    userInfo: userInfoStore(db),
    ownAccount: ownAccountStore(db),
    ownLists: ownDataLists(db),
    ownVotes: ownVoteStore(db),
    userNames: userNameStore(db, publicRows),
    auditLog: trailStore(db),
    moderationLocks: subjectStore(db),
    queues: queueStore(db),
    rejectedSubmissions: rejectedSubmissionStore(db),
    segmentChanges: segmentChangeStore(db, writes, publicRows),
    shadow: shadowStore(db, publicRows),
    temporaryVips: temporaryVipStore(db),
    webhookInbox: knexStore(db),
    publicRows: mergeStore(db, { writes, videos, chapterNames, totals, publicRows }),
  };
};

export type Stores = Readonly<ReturnType<typeof storesOf>>;
