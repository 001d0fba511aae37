import type { Knex } from "knex";
import { banStore } from "./bans.ts";
import { categoryVoteStore } from "./category-votes.ts";
import { chapterNameStore } from "./chapter-names.ts";
import { clientUuidStore } from "./client-uuids.ts";
import { countedWrites } from "./counted-writes.ts";
import { factStore } from "./facts.ts";
import { intakeStore } from "./intake.ts";
import { leaderboardStore } from "./leaderboards.ts";
import { lockStore } from "./locks.ts";
import { ownDataStore } from "./own-data.ts";
import { rateWindowStore } from "./rate-windows.ts";
import { reputationStore } from "./reputation.ts";
import { segmentSearchStore } from "./segment-search.ts";
import { segmentStore } from "./segments.ts";
import { settingStore } from "./settings.ts";
import { shadowStore } from "./shadow.ts";
import { subjectStore } from "./subjects.ts";
import { temporaryVipStore } from "./temporary-vips.ts";
import { totalStore } from "./totals.ts";
import { trailStore } from "./trail.ts";
import { userFigureStore } from "./user-figures.ts";
import { userInfoStore } from "./user-info.ts";
import { userNameStore } from "./user-names.ts";
import { videoStore } from "./videos.ts";
import { vipStore } from "./vips.ts";
import { voteStore } from "./votes.ts";
import { warningStore } from "./warnings.ts";
import { knexStore } from "./webhook-inbox.ts";

/** Every store over one connection: the pool, or a transaction. */
export const storesOf = (db: Knex) => {
  const writes = countedWrites();
  const videos = videoStore(db, writes);
  return {
    segments: segmentStore(db, writes),
    segmentSearch: segmentSearchStore(db),
    chapterNames: chapterNameStore(db),
    ownData: ownDataStore(db, writes),
    clientUuids: clientUuidStore(db),
    videos,
    facts: factStore(db, videos),
    vips: vipStore(db),
    bans: banStore(db),
    warnings: warningStore(db),
    locks: lockStore(db, writes),
    votes: voteStore(db, writes),
    categoryVotes: categoryVoteStore(db, writes),
    reputation: reputationStore(db),
    settings: settingStore(db),
    intake: intakeStore(db),
    rateWindows: rateWindowStore(db),
    totals: totalStore(db),
    leaderboards: leaderboardStore(db),
    userFigures: userFigureStore(db),
    userInfo: userInfoStore(db),
    userNames: userNameStore(db),
    trail: trailStore(db),
    subjects: subjectStore(db),
    shadow: shadowStore(db),
    temporaryVips: temporaryVipStore(db),
    webhookInbox: knexStore(db),
  };
};

export type Stores = Readonly<ReturnType<typeof storesOf>>;
