import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Server as HttpServer } from "node:http";
import type { Server } from "@hapi/hapi";
import { describeError } from "@segmark/database/describe-error";
import type { MigratorInstance } from "@segmark/migrator/internal/cluster/instance";
import { operatorTokenOf } from "@segmark/migrator/internal/server/config/operator-token";
import type { PageFiles } from "@segmark/migrator/internal/server/pages/page-files";
import { stopServer } from "@segmark/openapi/internal/hapi/server";
import type { StopOptions } from "@segmark/openapi/internal/http/stop-listening";
import { type OptionNames, refuseUnknownOptions } from "@segmark/openapi/internal/known-options";
import { startLoadGauge } from "@segmark/openapi/internal/runtime/load-shedding";
import type { Logger } from "pino";
import { countCallers } from "../../adapters/callers.ts";
import { createDocuments } from "../../adapters/documents.ts";
import { createHashPool, type HashPool } from "../../adapters/hash-pool.ts";
import { recentPing } from "../../caches/recent-ping.ts";
import { createStatistics } from "../../caches/statistics.ts";
import type { Config } from "../../config/config.ts";
import { limitedAddress } from "../../domain/limits/rate-limit.ts";
import { publishedDumps } from "../../dumps/publish/published-dumps.ts";
import { adminSetting } from "../../storage/moderation/settings.ts";
import type { Storage } from "../../storage/open.ts";
import type { Services } from "../../use-cases/services.ts";
import { createChangeStreams } from "../../use-cases/streams/change-streams.ts";
import { createMetrics, type Gauges } from "../metrics/metrics.ts";
import { processGauges } from "../metrics/process-gauges.ts";
import { Disposal, endTogether } from "./disposal.ts";
import { configuredDurations } from "./durations.ts";
import { startFollowing } from "./follow.ts";
import { announceLag, followLag } from "./follow-lag.ts";
import { serviceServer } from "./http.ts";
import { createMigrations } from "./migrations.ts";
import type { Outgoing, OutgoingParts } from "./outgoing.ts";
import { servicePageFiles } from "./pages.ts";
import { createReads } from "./reads.ts";
import { configuredRejectRules } from "./reject-rules.ts";
import { openChanges, startUpkeep } from "./upkeep.ts";
import { configuredVocabulary, tokenCheck } from "./vocabulary.ts";
import type { RegisterHandlers } from "./webhook-service.ts";
import { createDeliveries } from "./webhooks.ts";
import { createWrites } from "./writes.ts";

export type Segmark = Readonly<{
  server: Server;
  services: Services;
  /** This process as an instance of the migration manager. */
  migrator: MigratorInstance;
  /**
   * Recomputes totals in the background, from now until `stop`. Meant for serving processes; do not call it to observe
   * the effects of a request itself, or if another process does the work.
   */
  keepTotalsFresh: () => void;
  /** Publishes dumps in the background, if `PUBLISH_DUMPS` is set, from now until `stop`. */
  publishDumps: () => void;
  /** To be called after changing the database behind the service's back, which it cannot notice. */
  invalidateCaches: () => void;
  /** Rejects every new request from now on; the server keeps listening. */
  refuseNew: () => void;
  /** Graceful shutdown: takes what has arrived, lets requests in progress finish, then releases all resources. */
  stop: (how?: Omit<StopOptions, "refuse">) => Promise<void>;
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

const partNames = {
  config: true,
  storage: true,
  log: true,
  now: true,
  hashes: true,
  activeUsers: true,
  webhooks: true,
  pages: true,
  droppedLines: true,
} satisfies OptionNames<Parts>;

/** Not even loaded without subscriptions. Outside of a function with `await using`, where the compiler keeps the `.ts`. */
async function startEvents(parts: OutgoingParts): Promise<Outgoing> {
  const { startOutgoing } = await import("./outgoing.ts");
  return startOutgoing(parts);
}

/**
 * Composition root: assembles the service from its parts. The server is not listening yet.
 * Resources opened here are released in reverse order: by `stop`, or if composing fails halfway.
 */
export async function compose(parts: Parts): Promise<Segmark> {
  refuseUnknownOptions(parts, partNames);
  const { config, storage, log, now = Date.now, ...rest } = parts;
  const { stores } = storage;
  await using building = new Disposal();
  let isStopping = false;
  let how: StopOptions = {};

  const rejectRules = await configuredRejectRules(config);
  const vocabulary = await configuredVocabulary(config);
  const operatorToken = await operatorTokenOf(config.operator, log);
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
  const migrations = building.use(await createMigrations({ config, storage, log, operatorToken }));
  const load = building.use(startLoadGauge());
  const rollUp = { stores, transaction: storage.transaction, cap: config.users.statistics.rewardSeconds };
  // Before a dump is published, which would hide what the last one says.
  await openChanges({ feed: stores.feed, dumps: config.dumps?.folder, log });
  const { changes } = config;
  const { followUrl: origin } = config.mirror;
  const { databaseUrl: url } = config;
  const dumps = config.dumps && { ...config.dumps, url };
  const upkeep = building.use(startUpkeep({ storage, rollUp, changes, dumps, origin, log, now }));
  const reads = building.use(await createReads({ config, storage, log, now, vocabulary }));

  const ipSalt = config.ipSalt ?? (await stores.settings.getOrCreate("ip_salt", () => randomBytes(32).toString("hex")));
  if (origin !== undefined) building.use(startFollowing({ origin, storage, url, cap: rollUp.cap, log }));
  const lag = origin === undefined ? undefined : building.use(followLag(stores, origin));
  const adminUserId = config.adminUserId ?? (await stores.settings.get(adminSetting));
  storage.setAdministrator(adminUserId);
  const isAdmin = (publicId: string): boolean => publicId === adminUserId;
  const { webhooksOut: file } = config;
  const outgoing =
    file === undefined ? undefined : building.use(await startEvents({ file, storage, vocabulary, isAdmin, log, now }));
  const callers = countCallers(ipSalt, now);
  const writes = building.use(createWrites({ config, storage, key: ipSalt, now }));

  const { version } = JSON.parse(await readFile(new URL("../../../package.json", import.meta.url), "utf8"));
  const gauges: Gauges = {
    ...deliveries?.gauges,
    ...outgoing?.gauges,
    ...writes.gauges,
    ...reads.gauges,
    ...processGauges({
      storage,
      hashes,
      lag,
      streams: () => changeStreams.count(),
      listener: () => server.listener as HttpServer,
      workers: config.workers,
    }),
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
    readInTurn: reads.readInTurn,
    countView: writes.countView,
    outageProblem: storage.asProblem,
    segmentsUnder: reads.segmentsUnder,
    upstream: reads.upstream,
    reputations: reads.reputations,
    publicIdOf: async (localId, { ip }) => hashes.hash(localId, limitedAddress(ip)),
    newPublicId: () => randomBytes(32).toString("hex"),
    isAdmin,
    ipHashOf: (ip) => hashes.hash(limitedAddress(ip) + ipSalt),
    durations: configuredDurations(config, vocabulary),
    limits: writes.limits,
    rejectRules,
    vocabulary,
    isSubmitToken: tokenCheck(config.submitToken),
    voting: config.voting,
    names: config.users.names,
    inbox,
    outgoing,
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
    operatorToken,
    callers,
    metrics,
    load,
    receiveWebhook: deliveries?.receiveWebhook,
    pages: config.web ? (rest.pages ?? servicePageFiles()) : undefined,
    isStopping: () => isStopping,
  });
  if (lag !== undefined) announceLag(server.listener as HttpServer, lag.seconds);
  if (inbox !== undefined) server.ext("onPostStart", () => inbox.start());
  const refuse = (): void => {
    isStopping = true;
  };
  building.defer(() =>
    endTogether(
      () => stopServer(server, config.stopTimeoutSeconds * 1000, { ...how, refuse }),
      () => inbox?.stop(),
      upkeep.stopTotals,
    ),
  );

  const opened = building.move();
  /**
   * Ends what would hold up a stop: streams, which never end by themselves, and calls that only wait for another run.
   */
  const endWaiting = (): void => {
    changeStreams.end();
    migrations.migrator.manager.refuseNew();
  };
  return {
    server,
    services,
    migrator: migrations.migrator,
    keepTotalsFresh: upkeep.keepTotalsFresh,
    publishDumps: upkeep.publishDumps,
    invalidateCaches: reads.forgetAll,
    refuseNew: () => {
      refuse();
      endWaiting();
    },
    stop: async (given) => {
      // Who has handed over the socket keeps it for the next process.
      how = { ...given, ...(config.socket !== undefined && { isHandedOn: true }) };
      endWaiting();
      await using _closedLast = storage;
      await opened[Symbol.asyncDispose]();
    },
  };
}
