import { describeError } from "@segmark/database/describe-error";
import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Publishing } from "../../dumps/publish/publisher.ts";
import type { Storage } from "../../storage/open.ts";
import { liftEndedBans } from "../../tasks/ended-bans.ts";
import { keepTotalsFresh } from "../../tasks/fresh-totals.ts";
import { type Health, watchHealth } from "../../tasks/health.ts";
import { type OpenFeedOptions, openFeed } from "../../tasks/open-feed.ts";
import { pruneChanges } from "../../tasks/prune-changes.ts";
import { pruneWindows } from "../../tasks/prune-windows.ts";
import { publishDumps } from "../../tasks/publish-dumps.ts";
import { createRollUpBatches, type RollUpOptions } from "../../tasks/roll-up.ts";
import { liftEndedBan } from "../../use-cases/moderation/lift-ban.ts";
import { tellOfIncidents } from "../log/storage-log.ts";
import { Disposal } from "./disposal.ts";

/**
 * Milliseconds between looks at the last dump of a mirror: each snapshot that it loads makes its own useless, and its
 * mirrors wait for the next.
 */
const mirrorInterval = 5000;

type Upkeep = Health &
  Readonly<{
    /** Also recomputes totals, from now until `stopTotals`. */
    keepTotalsFresh: () => void;
    /** Also publishes dumps, if that is configured, from now until this is disposed of. */
    publishDumps: () => void;
    /** Waits for the current batch. */
    stopTotals: () => Promise<void>;
  }>;

type Parts = Readonly<{
  storage: Storage;
  rollUp: RollUpOptions;
  changes: Pick<Config["changes"], "days" | "most">;
  log: Logger;
  now: () => number;
  dumps: Publishing | undefined;
  /** The origin that this database follows. */
  origin?: string | undefined;
  /** Milliseconds between looking for bans that have ended. */
  banInterval?: number;
}>;

/** Periodic database maintenance, in the background. Failures are logged and retried. */
export function startUpkeep({ storage, rollUp, changes, dumps, origin, log, now, banInterval }: Parts): Upkeep {
  const { stores } = storage;
  const opened = new Disposal();
  const warned = (what: string) => (error: unknown) => log.warn({ err: describeError(error) }, what);
  const health = opened.use(
    watchHealth({
      storage,
      report: tellOfIncidents(log),
      onError: warned("cannot try whether the database takes writes"),
    }),
  );
  opened.use(
    pruneWindows({
      prune: stores.rateWindows.prune,
      now,
      onError: warned("cannot delete old windows of rate limits"),
    }),
  );
  opened.use(
    pruneWindows({
      prune: stores.clientUuids.prune,
      now,
      onError: warned("cannot delete old ids that clients made"),
    }),
  );
  opened.use(pruneChanges({ ...changes, prune: stores.feed.prune, now, onError: warned("cannot delete old changes") }));
  opened.use(
    liftEndedBans({
      claim: stores.bans.claimEnded,
      lift: (userId, stopped) => liftEndedBan(userId, { stores, transaction: storage.transaction, now }, stopped),
      now,
      onError: warned("cannot lift bans that have ended; it is tried again"),
      ...(banInterval !== undefined && { interval: banInterval }),
    }),
  );
  opened.use(
    pruneWindows({
      prune: stores.rejectedSubmissions.prune,
      now,
      onError: warned("cannot delete old refused submissions"),
    }),
  );
  let totals: AsyncDisposable | undefined;
  let isPublishing = false;
  return {
    writeProblem: health.writeProblem,
    keepTotalsFresh: () => {
      totals ??= keepTotalsFresh({
        batches: createRollUpBatches(rollUp),
        onError: warned("cannot make totals of users; it is tried again"),
      });
    },
    publishDumps: () => {
      if (dumps === undefined || isPublishing) return;
      isPublishing = true;
      opened.use(
        publishDumps({
          ...dumps,
          now,
          ...(origin !== undefined && {
            mayPublish: () => stores.followedFeeds.hasBegun(origin),
            interval: mirrorInterval,
          }),
          onPublished: (dump) => log.info(dump, "a dump is published"),
          onError: warned("cannot publish a dump; it is tried again"),
        }),
      );
    },
    stopTotals: async () => await totals?.[Symbol.asyncDispose](),
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  };
}

/** Opens the feed of changes, and logs what its last dump shows. `dumps`: see `OpenFeedOptions` */
export const openChanges = ({ feed, dumps, log }: Pick<OpenFeedOptions, "feed" | "dumps"> & Pick<Parts, "log">) =>
  openFeed({
    feed,
    dumps,
    onBeginAgain: () =>
      log.warn(
        "the database is older than the last dump: the feed of changes begins again, and copies start with a new dump",
      ),
    onError: (error) =>
      log.error({ err: describeError(error) }, "cannot compare the last dump with the feed of changes"),
  });
