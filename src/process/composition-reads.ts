import type { Logger } from "pino";
import { type Changes, followChanges } from "../caches/change-feed.ts";
import { createReputationCache } from "../caches/reputation-cache.ts";
import { createSegmentCache } from "../caches/segment-cache.ts";
import { type Config, ConfigError } from "../config/config.ts";
import { reputation } from "../domain/users/reputation.ts";
import { type AnswerCache, createAnswerCache } from "../openapi/runtime/answer-cache.ts";
import type { Storage } from "../storage/open.ts";
import type { ReplicaOptions, ReplicaReads } from "../storage/replicas/replica-reads.ts";
import { dependents } from "../use-cases/segments/answer-tags.ts";
import type { Services } from "../use-cases/services.ts";
import { describeError } from "./describe-error.ts";
import { Disposal } from "./disposal.ts";
import type { Gauges } from "./metrics.ts";

type Reads = AsyncDisposable &
  Pick<Services, "segmentsUnder" | "reputations"> &
  Readonly<{ answers: AnswerCache; forgetAll: () => void; gauges: Gauges }>;

/** Errors: `ConfigError` if the URL is invalid. */
async function replicasOf(
  { readDatabaseUrl: url, readMaxLagSeconds }: Config,
  { knex }: Storage,
  log: Logger,
): Promise<ReplicaReads | undefined> {
  if (url === undefined) return undefined;
  const { readReplicas } = await import("../storage/replicas/replica-reads.ts");
  const onReplica: ReplicaOptions["onReplica"] = ({ host, why }) =>
    why === "" ? log.info({ host }, "replica is read") : log.warn({ host, why }, "replica is not read");
  try {
    return readReplicas({ url, primary: knex, maxLagSeconds: readMaxLagSeconds, onReplica });
  } catch (cause) {
    throw new ConfigError(`READ_DATABASE_URL: ${describeError(cause).message}`, { cause });
  }
}

/**
 * Cached reads of answers, segments and reputations, from memory, a replica where that is good enough, or the primary; invalidated by every change.
 */
export async function createReads({
  config,
  storage,
  log,
  now,
}: Readonly<{ config: Config; storage: Storage; log: Logger; now: () => number }>): Promise<Reads> {
  const { stores } = storage;
  await using building = new Disposal();
  const replicas = building.use(await replicasOf(config, storage, log));
  const half = (config.cacheMegabytes * 1024 * 1024) / 2;
  const segments = createSegmentCache(replicas?.byHashPrefix ?? stores.segments.byHashPrefix, half);
  const answers = createAnswerCache(half, now);
  const reputations = createReputationCache(async (userIds) => {
    const facts = await stores.reputation.facts(userIds, now());
    return new Map(
      [...facts].map(([userId, found]) => [userId, { reputation: reputation(found), until: found.until }]),
    );
  }, now);

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
    feed.wrote(written.place);
    forget(written);
  });
  forgetAll(); // the feed only reports changes from now on, so replicas must have everything before
  const opened = building.move();
  return {
    segmentsUnder: segments.get,
    reputations: reputations.get,
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
      ...(replicas !== undefined && {
        replica_reads: { help: "Cache misses answered by a replica", read: () => replicas.stats().replica },
      }),
    },
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  };
}
