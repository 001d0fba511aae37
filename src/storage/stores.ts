import { knexStore } from "@segmark/webhooks/knex-store";
import type { Knex } from "knex";
import { followedFeedStore } from "./copies/followed-feeds.ts";
import { mergeStore } from "./copies/merge.ts";
import { mirroredRowStore } from "./copies/mirrored-rows.ts";
import { auditLogStore } from "./moderation/audit-log.ts";
import { banStore } from "./moderation/bans.ts";
import { featureStore } from "./moderation/features.ts";
import { intakeStore } from "./moderation/intake.ts";
import { lockListStore } from "./moderation/lock-list.ts";
import { lockStore } from "./moderation/locks.ts";
import { moderationLockStore } from "./moderation/moderation-locks.ts";
import { queueStore } from "./moderation/queues.ts";
import { rateWindowStore } from "./moderation/rate-windows.ts";
import { rejectedSubmissionStore } from "./moderation/rejected-submissions.ts";
import { reviewStore } from "./moderation/reviews.ts";
import { segmentChangeStore } from "./moderation/segment-changes.ts";
import { settingStore } from "./moderation/settings.ts";
import { shadowStore } from "./moderation/shadow.ts";
import { temporaryVipStore } from "./moderation/temporary-vips.ts";
import { type Administrator, type IsVip, isVipBeside, vipStore } from "./moderation/vips.ts";
import { warningStore } from "./moderation/warnings.ts";
import { outgoingDeliveryStore } from "./outgoing/deliveries.ts";
import { type EventLog, eventLog, noEvents, outgoingEventStore, type WantedEvents } from "./outgoing/events.ts";
import { senderLeaseStore } from "./outgoing/sender-lease.ts";
import { subscriptionStore } from "./outgoing/subscriptions.ts";
import { type ChangedRows, changedRows, unreported } from "./public/changed-rows.ts";
import { feedStore } from "./public/feed.ts";
import { type CountedWrites, countedWrites } from "./rows/counted-writes.ts";
import { chapterNameStore } from "./segments/chapter-names.ts";
import { clientUuidStore } from "./segments/client-uuids.ts";
import { factStore } from "./segments/facts.ts";
import { listedSegmentStore } from "./segments/listed-segments.ts";
import { segmentHistoryStore } from "./segments/segment-history.ts";
import { segmentSearchStore } from "./segments/segment-search.ts";
import { segmentStore } from "./segments/segments.ts";
import { videoTitleStore } from "./segments/video-titles.ts";
import { videoStore } from "./segments/videos.ts";
import { dayTotalStore } from "./statistics/day-totals.ts";
import { leaderboardStore } from "./statistics/leaderboards.ts";
import { submissionStore } from "./statistics/submissions.ts";
import { totalStore } from "./statistics/totals.ts";
import { erasureStore } from "./users/erasure.ts";
import { ownAccountStore } from "./users/own-account.ts";
import { ownDataLists } from "./users/own-data.ts";
import { ownVoteStore } from "./users/own-votes.ts";
import { reputationStore } from "./users/reputation.ts";
import { userFigureStore } from "./users/user-figures.ts";
import { userInfoStore } from "./users/user-info.ts";
import { userNameStore } from "./users/user-names.ts";
import { categoryVoteStore } from "./voting/category-votes.ts";
import { voteStore } from "./voting/votes.ts";

/** What stores are made of: a connection, and what those of one transaction write down for each other. */
type Base = Readonly<{
  db: Knex;
  administrator: Administrator;
  isVip: IsVip;
  writes: CountedWrites;
  publicRows: ChangedRows;
  events: EventLog;
}>;

/** Stores that others are made of. */
type Shared = Readonly<{
  videos: ReturnType<typeof videoStore>;
  chapterNames: ReturnType<typeof chapterNameStore>;
  totals: ReturnType<typeof totalStore>;
}>;

const makers = {
  segments: ({ db, writes, publicRows }: Base) => segmentStore(db, writes, publicRows),
  segmentSearch: ({ db }: Base) => segmentSearchStore(db),
  listedSegments: ({ db }: Base) => listedSegmentStore(db),
  segmentHistory: ({ db }: Base) => segmentHistoryStore(db),
  chapterNames: ({ db }: Base) => chapterNameStore(db),
  videoTitles: ({ db }: Base) => videoTitleStore(db),
  erasure: ({ db, writes, publicRows }: Base) => erasureStore(db, writes, publicRows),
  clientUuids: ({ db }: Base) => clientUuidStore(db),
  videos: ({ db, writes, publicRows, events }: Base) => videoStore(db, writes, publicRows, events),
  events: ({ events }: Base) => events,
  outgoingEvents: ({ db }: Base) => outgoingEventStore(db),
  outgoingDeliveries: ({ db }: Base) => outgoingDeliveryStore(db),
  subscriptions: ({ db }: Base) => subscriptionStore(db),
  senderLease: ({ db }: Base) => senderLeaseStore(db),
  feed: ({ db }: Base) => feedStore(db),
  mirrored: ({ db, writes, publicRows }: Base) => mirroredRowStore(db, writes, publicRows),
  followedFeeds: ({ db }: Base) => followedFeedStore(db),
  facts: ({ db, isVip }: Base, { videos }: Shared) => factStore(db, videos, isVip),
  vips: ({ db, publicRows, isVip }: Base) => vipStore(db, publicRows, isVip),
  features: ({ db }: Base) => featureStore(db),
  reviews: ({ db }: Base) => reviewStore(db),
  bans: ({ db }: Base) => banStore(db),
  warnings: ({ db, publicRows }: Base) => warningStore(db, publicRows),
  locks: ({ db, writes, publicRows }: Base) => lockStore(db, writes, publicRows),
  lockList: ({ db }: Base) => lockListStore(db),
  votes: ({ db, writes, publicRows, administrator }: Base) => voteStore(db, writes, publicRows, administrator),
  categoryVotes: ({ db, writes, publicRows }: Base) => categoryVoteStore(db, writes, publicRows),
  reputation: ({ db }: Base) => reputationStore(db),
  settings: ({ db }: Base) => settingStore(db),
  intake: ({ db }: Base) => intakeStore(db),
  rateWindows: ({ db }: Base) => rateWindowStore(db),
  totals: ({ db }: Base) => totalStore(db),
  leaderboards: ({ db }: Base) => leaderboardStore(db),
  submissions: ({ db }: Base) => submissionStore(db),
  dayTotals: ({ db }: Base) => dayTotalStore(db),
  userFigures: ({ db }: Base) => userFigureStore(db),
  userInfo: ({ db, isVip }: Base) => userInfoStore(db, isVip),
  ownAccount: ({ db, isVip }: Base) => ownAccountStore(db, isVip),
  ownLists: ({ db }: Base) => ownDataLists(db),
  ownVotes: ({ db }: Base) => ownVoteStore(db),
  userNames: ({ db, publicRows }: Base) => userNameStore(db, publicRows),
  auditLog: ({ db, events }: Base) => auditLogStore(db, events),
  moderationLocks: ({ db }: Base) => moderationLockStore(db),
  queues: ({ db, administrator }: Base) => queueStore(db, administrator),
  rejectedSubmissions: ({ db }: Base) => rejectedSubmissionStore(db),
  segmentChanges: ({ db, writes, publicRows }: Base) => segmentChangeStore(db, writes, publicRows),
  shadow: ({ db, publicRows }: Base) => shadowStore(db, publicRows),
  temporaryVips: ({ db }: Base) => temporaryVipStore(db),
  webhookInbox: ({ db }: Base) => knexStore(db),
  publicRows: ({ db, writes, publicRows }: Base, { videos, chapterNames, totals }: Shared) =>
    mergeStore(db, { writes, videos, chapterNames, totals, publicRows }),
};

type Makers = typeof makers;
export type StoreName = keyof Makers;
export type Stores<Name extends StoreName = StoreName> = Readonly<{ [N in Name]: ReturnType<Makers[N]> }>;
/** Runs `work` with the stores of a transaction. */
export type Transaction<Name extends StoreName = StoreName> = <T>(
  work: (stores: Stores<Name>) => Promise<T>,
) => Promise<T>;

/** The getters are in the prototype, so that a transaction makes nothing but what it asks for. */
class LazyStores {
  readonly #base: Base;
  readonly #made: Record<string, unknown> = {};

  constructor(base: Base) {
    this.#base = base;
  }

  static {
    for (const [name, make] of Object.entries(makers)) {
      const get = function (this: LazyStores): unknown {
        const store = this.#made[name] ?? make(this.#base, this as unknown as Stores);
        this.#made[name] = store;
        return store;
      };
      Object.defineProperty(LazyStores.prototype, name, { get });
    }
  }
}

/** All stores over one connection, the pool or a transaction, each made when it is first asked for. */
export const storesOf = (db: Knex, administrator: Administrator, wanted: WantedEvents): Stores =>
  new LazyStores({
    db,
    administrator,
    isVip: isVipBeside(administrator),
    writes: countedWrites(),
    publicRows: db.isTransaction === true ? changedRows() : unreported,
    events: db.isTransaction === true ? eventLog(wanted) : noEvents(wanted),
  }) as unknown as Stores;
