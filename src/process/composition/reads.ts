import { setImmediate as nextTurn } from "node:timers/promises";
import { describeError } from "@segmark/database/describe-error";
import { type AnswerCache, createAnswerCache } from "@segmark/openapi/internal/runtime/answer-cache";
import type { Logger } from "pino";
import { createTurns } from "../../adapters/turns.ts";
import { askUpstream } from "../../adapters/upstream.ts";
import { type Changes, followChanges } from "../../caches/change-feed.ts";
import { createReputationCache } from "../../caches/reputation-cache.ts";
import { createSegmentCache } from "../../caches/segment-cache.ts";
import { createUpstreamCache, type UpstreamCache } from "../../caches/upstream-cache.ts";
import { type Config, ConfigError } from "../../config/config.ts";
import { limitedAddress } from "../../domain/limits/rate-limit.ts";
import type { Vocabulary } from "../../domain/segments/vocabulary.ts";
import { reputation } from "../../domain/users/reputation.ts";
import type { Storage } from "../../storage/open.ts";
import type { ReplicaOptions, ReplicaReads } from "../../storage/replicas/replica-reads.ts";
import { dependents } from "../../use-cases/segments/answer-tags.ts";
import type { Services } from "../../use-cases/services.ts";
import type { Gauges } from "../metrics/metrics.ts";
import { Disposal } from "./disposal.ts";

type Reads = AsyncDisposable &
  Pick<Services, "segmentsUnder" | "reputations" | "upstream" | "readInTurn"> &
  Readonly<{ answers: AnswerCache; forgetAll: () => void; gauges: Gauges }>;

/**
 * Of reads that look at many rows. With SQLite each of them takes a millisecond of every turn of the event loop;
 * clients that send many at once wait here, where they take nothing from others.
 */
const turnBounds = { slots: 8, perVideo: 8, perAddress: 2, waiting: 256, waitingPerKey: 64, maxWaitMs: 4000 } as const;

/** Errors: `ConfigError` if the URL is invalid. */
async function replicasOf(
  { readDatabaseUrl: url, readMaxLagSeconds }: Config,
  { knex }: Storage,
  log: Logger,
): Promise<ReplicaReads | undefined> {
  if (url === undefined) return undefined;
  const { readReplicas } = await import("../../storage/replicas/replica-reads.ts");
  const onReplica: ReplicaOptions["onReplica"] = ({ host, why }) =>
    why === "" ? log.info({ host }, "replica is read") : log.warn({ host, why }, "replica is not read");
  try {
    return readReplicas({ url, primary: knex, maxLagSeconds: readMaxLagSeconds, onReplica });
  } catch (cause) {
    throw new ConfigError(`READ_DATABASE_URL: ${describeError(cause).message}`, { cause });
  }
}

type UpstreamParts = Readonly<{
  config: Config;
  vocabulary: Vocabulary;
  maxBytes: number;
  log: Logger;
  now: () => number;
}>;

function upstreamOf({ config, vocabulary, maxBytes, log, now }: UpstreamParts): UpstreamCache | undefined {
  if (config.upstream === undefined) return undefined;
  const { url, timeoutMs, keepSeconds } = config.upstream;
  const ask = askUpstream({ url, timeoutMs, categories: vocabulary.categories.keys() });
  const onChange = (failure: unknown): void =>
    failure === undefined
      ? log.info({ upstream: url }, "the upstream instance answers again")
      : log.warn({ upstream: url, err: describeError(failure) }, "the upstream instance does not answer");
  return createUpstreamCache({ ask, keepMs: keepSeconds * 1000, maxBytes, now, onChange });
}

/**
 * Cached reads of answers, segments and reputations, from memory, a replica where that is good enough, or the primary;
 * invalidated by every change.
 */
export async function createReads({
  config,
  storage,
  log,
  now,
  vocabulary,
}: Readonly<{
  config: Config;
  storage: Storage;
  log: Logger;
  now: () => number;
  vocabulary: Vocabulary;
}>): Promise<Reads> {
  const { stores } = storage;
  await using building = new Disposal();
  const replicas = building.use(await replicasOf(config, storage, log));
  const half = (config.cacheMegabytes * 1024 * 1024) / 2;
  // What another instance has takes its memory from the share of the segments stored here.
  const share = config.upstream === undefined ? half : half / 2;
  const upstream = upstreamOf({ config, vocabulary, maxBytes: half - share, log, now });
  const segments = createSegmentCache(replicas?.byHashPrefix ?? stores.segments.byHashPrefix, share);
  const answers = createAnswerCache(half, now);
  const reputations = createReputationCache(async (userIds) => {
    const facts = await stores.reputation.facts(userIds, now());
    return new Map(
      [...facts].map(([userId, found]) => [userId, { reputation: reputation(found), until: found.until }]),
    );
  }, now);

  const turns = createTurns(turnBounds);
  const readInTurn: Services["readInTurn"] = async (ip, read) => {
    using _turn = await turns.take({ address: limitedAddress(ip) });
    await nextTurn(); // those that waited would all run before anything else does
    return await read();
  };

  const forget = (changes: Changes): void => {
    for (const { service, videoHash } of changes.videos) {
      replicas?.changed(service, videoHash);
      segments.forget(service, videoHash);
    }
    for (const userId of changes.users) reputations.forget(userId);
    answers.forget(dependents(changes));
  };
  const forgetAll = (): void => {
    replicas?.allChanged();
    segments.forgetAll();
    reputations.forgetAll();
    answers.forgetAll();
  };
  const feed = building.use(
    await followChanges({
      source: stores.videos,
      onChange: forget,
      onGap: forgetAll,
      onError: (error) => log.warn({ err: describeError(error) }, "cannot look for changes made by other processes"),
    }),
  );
  storage.onWrite((written) => {
    feed.wrote(written.position);
    forget(written);
  });
  forgetAll(); // the feed only reports changes from now on, so replicas must have everything before
  const opened = building.move();
  return {
    segmentsUnder: segments.get,
    upstream: upstream?.get,
    reputations: reputations.get,
    readInTurn,
    answers,
    forgetAll,
    gauges: {
      cached_segment_bytes: { help: "Memory of the cached segments, about", read: () => segments.stats().bytes },
      cache_hits: { help: "Reads of segments answered from the cache", read: () => segments.stats().hits },
      cache_misses: { help: "Reads of segments that asked the database", read: () => segments.stats().misses },
      cached_answer_bytes: { help: "Memory of the cached answers, about", read: () => answers.stats().bytes },
      answer_hits: { help: "Requests answered with a finished answer", read: () => answers.stats().hits },
      answer_misses: { help: "Requests whose answer had to be made", read: () => answers.stats().misses },
      change_feed_age_seconds: {
        help: "Time since changes of other processes were last looked for",
        read: feed.ageSeconds,
      },
      ...(upstream !== undefined && {
        upstream_questions: { help: "Questions sent to the upstream instance", read: () => upstream.stats().asked },
        upstream_failures: { help: "Questions it did not answer", read: () => upstream.stats().failed },
      }),
      ...(replicas !== undefined && {
        replica_reads: { help: "Cache misses answered by a replica", read: () => replicas.stats().replica },
      }),
    },
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  };
}
