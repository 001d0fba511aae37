import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Server as HttpServer } from "node:http";
import type { Server } from "@hapi/hapi";
import type { Logger } from "pino";
import { countCallers } from "../adapters/callers.ts";
import { createDocuments } from "../adapters/documents.ts";
import { createHashPool, type HashPool } from "../adapters/hash-pool.ts";
import { createPageFiles, type PageFiles } from "../adapters/page-files.ts";
import { steadyClock } from "../adapters/steady-clock.ts";
import { recentPing } from "../caches/recent-ping.ts";
import { createStatistics } from "../caches/statistics.ts";
import type { Config } from "../config/config.ts";
import { limitedAddress } from "../domain/moderation/rate-limit.ts";
import { publishedDumps } from "../dumps/publish/published-dumps.ts";
import type { Publishing } from "../dumps/publish/publisher.ts";
import type { MigratorInstance } from "../migrator/coordinator/instance.ts";
import { startLoadGauge } from "../openapi/http/load-gauge.ts";
import { adminSetting } from "../storage/moderation/settings.ts";
import type { Storage } from "../storage/open.ts";
import { appliedSchema } from "../storage/schema.ts";
import { createChangeStreams } from "../use-cases/public/change-streams.ts";
import type { Services } from "../use-cases/services.ts";
import { startFollowing } from "./composition-follow.ts";
import { serviceServer } from "./composition-http.ts";
import { createMigrations } from "./composition-migrations.ts";
import { createReads } from "./composition-reads.ts";
import { openChanges, startUpkeep } from "./composition-upkeep.ts";
import { createDeliveries } from "./composition-webhooks.ts";
import { createWrites } from "./composition-writes.ts";
import { describeError } from "./describe-error.ts";
import { Disposal } from "./disposal.ts";
import { configuredDurations } from "./durations.ts";
import { announceLag, followLag } from "./follow-lag.ts";
import { createMetrics, type Gauges } from "./metrics.ts";
import { configuredRejectRules } from "./reject-rules.ts";
import { configuredVocabulary, tokenCheck } from "./vocabulary.ts";
import type { RegisterHandlers } from "./webhook-service.ts";

export type Segmark = Readonly<{
  server: Server;
  services: Services;
  /** This process as an instance of the migration manager. */
  migrator: MigratorInstance;
  /**
   * Recomputes totals in the background, from now until `stop`. Meant for serving processes; do not call it to observe the effects of a request
   * itself, or if another process does the work.
   */
  keepTotalsFresh: () => void;
  /** Publishes dumps in the background, if `PUBLISH_DUMPS` is set, from now until `stop`. */
  publishDumps: () => void;
  /** To be called after changing the database behind the service's back, which it cannot notice. */
  forgetReads: () => void;
  /** Rejects every new request from now on; the server keeps listening. */
  refuseNew: () => void;
  /** Graceful shutdown: accepts nothing new, lets requests in progress finish, then releases all resources. */
  stop: () => Promise<void>;
}>;

export type Parts = Readonly<{
  config: Config;
  /** Open, with the schema in place. Closed by `stop`. */
  storage: Storage;
  log: Logger;
  now?: () => number;
  /** Worker threads shared with, and stopped by, the caller. */
  hashes?: HashPool;
  /** Number of people using a client of this service, for the total statistics. Default: 0. */
  activeUsers?: () => Promise<number>;
  /** Registers handlers of webhook deliveries, in addition to those of `WEBHOOK_HANDLERS`; needs `WEBHOOK_SECRET`. */
  webhooks?: RegisterHandlers | undefined;
  /** Default: those that this program was built with. */
  pages?: PageFiles | undefined;
  /** Number of lines that this process could not write to its log so far, for the metrics. */
  droppedLines?: (() => number) | undefined;
}>;

const fileText = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), "utf8");

const connectionsOf = ({ listener }: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    listener.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

const publishingOf = ({ dumps, databaseUrl: url }: Config): Publishing | undefined => dumps && { ...dumps, url };

/** Runs all of them concurrently and waits for all to settle. @throws AggregateError of the failures */
async function endTogether(...ends: readonly (() => Promise<void> | undefined)[]): Promise<void> {
  const results = await Promise.allSettled(ends.map(async (end) => end()));
  const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, "Not everything could be stopped.");
}

/**
 * Composition root: assembles the service from its parts. The server is not listening yet.
 * Resources opened here are released in reverse order: by `stop`, or if composing fails halfway.
 */
export async function compose({ config, storage, log, now = Date.now, ...rest }: Parts): Promise<Segmark> {
  const { stores } = storage;
  await using building = new Disposal();
  let isStopping = false;

  const rejectRules = await configuredRejectRules(config);
  const vocabulary = await configuredVocabulary(config);
  const deliveries = await createDeliveries({
    config,
    stores,
    log,
    now,
    onAttempt: (outcome) => metrics.countAttempt(outcome),
    register: rest.webhooks,
  });
  const inbox = deliveries?.inbox;

  const hashes = rest.hashes ?? createHashPool({ threads: config.hashThreads });
  if (rest.hashes === undefined) building.defer(hashes.close);
  const migrations = building.use(await createMigrations({ config, storage, log }));
  const load = building.use(startLoadGauge());
  const rollUp = { stores, transaction: storage.transaction, cap: config.users.statistics.rewardSeconds };
  // Before a dump is published, which would hide what the last one says.
  await openChanges({ feed: stores.feed, dumps: config.dumps?.folder, log });
  const { changes } = config;
  const upkeep = building.use(startUpkeep({ storage, rollUp, changes, dumps: publishingOf(config), log, now }));
  const reads = building.use(await createReads({ config, storage, log, now, vocabulary }));

  const ipSalt = config.ipSalt ?? (await stores.settings.getOrCreate("ip_salt", () => randomBytes(32).toString("hex")));
  const { followUrl: origin } = config.mirror;
  const { databaseUrl: url } = config;
  if (origin !== undefined) building.use(startFollowing({ origin, storage, url, cap: rollUp.cap, log }));
  const lag = origin === undefined ? undefined : building.use(followLag(stores, origin));
  const adminUserId = config.adminUserId ?? (await stores.settings.get(adminSetting));
  const callers = countCallers(ipSalt, steadyClock(now));
  const writes = building.use(createWrites({ config, storage, key: ipSalt, now }));

  const { version } = JSON.parse(await fileText("../../package.json"));
  const gauges: Gauges = {
    ...deliveries?.gauges,
    ...writes.gauges,
    hash_queue: { help: "Hashes that wait for a worker thread", read: hashes.waiting },
    ...reads.gauges,
    database_connections_used: { help: "Connections to the database in use", read: () => storage.metrics().used },
    database_queue: {
      help: "Statements that wait for a connection to the database",
      read: () => storage.metrics().waiting,
    },
    ...(lag !== undefined && {
      follow_lag_seconds: { help: "Seconds since this copy was in step with its origin", read: lag.seconds },
    }),
    change_streams: { help: "Open streams of changes", read: () => changeStreams.count() },
    connections: { help: "Open client connections", read: () => connectionsOf(server) },
    schema_steps: { help: "Schema steps of the database", read: async () => (await appliedSchema(storage)).length },
  };
  const metrics = createMetrics(version, gauges, rest.droppedLines);

  const changeStreams = building.use(
    createChangeStreams({
      read: stores.feed.read,
      cursor: stores.feed.cursor,
      most: config.changes.streams,
      onError: (error) => log.warn({ err: describeError(error) }, "cannot read changes for streams"),
    }),
  );
  const services: Services = {
    changeStreams,
    stores,
    transaction: writes.transaction,
    countView: writes.countView,
    outageProblem: storage.asProblem,
    segmentsUnder: reads.segmentsUnder,
    upstream: reads.upstream,
    reputations: reads.reputations,
    publicIdOf: async (localId, { ip }) => hashes.hash(localId, limitedAddress(ip)),
    newPublicId: () => randomBytes(32).toString("hex"),
    isAdmin: (publicId) => publicId === adminUserId,
    ipHashOf: (ip) => hashes.hash(limitedAddress(ip) + ipSalt),
    durations: configuredDurations(config, vocabulary),
    limits: writes.limits,
    rejectRules,
    vocabulary,
    isSubmitToken: tokenCheck(config.submitToken),
    voting: config.voting,
    names: config.users.names,
    inbox,
    dumps: config.dumps && publishedDumps(config.dumps.folder),
    statistics: createStatistics({
      ...config.users.statistics,
      ...rollUp,
      categories: vocabulary.categories.keys(),
      now,
    }),
    rewardSeconds: config.users.statistics.rewardSeconds,
    apiUsers: callers.count,
    activeUsers: rest.activeUsers ?? (async () => 0),
    now,
    submitResponse: config.submitResponse,
    documents: createDocuments(config.vocabulary === undefined ? undefined : vocabulary),
    process: {
      metrics: metrics.text,
      ping: storage.ping,
      databaseMs: recentPing(storage.ping),
      writeProblem: upkeep.writeProblem,
    },
  };

  const server = serviceServer({
    config,
    storage,
    log,
    services,
    answers: reads.answers,
    migrations,
    callers,
    metrics,
    load,
    receiveWebhook: deliveries?.receiveWebhook,
    pages: config.web ? (rest.pages ?? createPageFiles()) : undefined,
    isStopping: () => isStopping,
  });
  if (lag !== undefined) announceLag(server.listener as HttpServer, lag.seconds);
  if (inbox !== undefined) server.ext("onPostStart", () => inbox.start());
  building.defer(() =>
    endTogether(
      () => server.stop({ timeout: config.stopTimeoutSeconds * 1000 }),
      () => inbox?.stop(),
      upkeep.stopTotals,
    ),
  );

  const opened = building.move();
  const refuseNew = (): void => {
    isStopping = true;
    changeStreams.end(); // they would never end by themselves
    migrations.migrator.manager.refuseNew(); // calls that only wait for another run would hold up the stop
  };
  return {
    server,
    services,
    migrator: migrations.migrator,
    keepTotalsFresh: upkeep.keepTotalsFresh,
    publishDumps: upkeep.publishDumps,
    forgetReads: reads.forgetAll,
    refuseNew,
    stop: async () => {
      refuseNew();
      await using _closedLast = storage;
      await opened[Symbol.asyncDispose]();
    },
  };
}
