import type { Logger } from "pino";
import { type Config, ConfigError } from "./config.ts";
import { describeError } from "./describe-error.ts";
import type { Services } from "./handlers/services.ts";
import type { Gauges } from "./metrics.ts";
import { followChanges } from "./storage/change-feed.ts";
import type { Storage } from "./storage/open.ts";
import type { ReplicaOptions, ReplicaReads } from "./storage/replicas/replica-reads.ts";
import { createSegmentCache } from "./storage/segment-cache.ts";

type Reads = AsyncDisposable & Pick<Services, "segmentsUnder" | "forgetVideo"> & Readonly<{ gauges: Gauges }>;

/** Errors: `ConfigError` when their address is wrong. */
async function replicasOf(
  { readDatabaseUrl: url, readMaxLagSeconds }: Config,
  { knex }: Storage,
  log: Logger,
): Promise<ReplicaReads | undefined> {
  if (url === undefined) return undefined;
  const { readReplicas } = await import("./storage/replicas/replica-reads.ts");
  const onReplica: ReplicaOptions["onReplica"] = ({ host, why }) =>
    why === "" ? log.info({ host }, "replica is read") : log.warn({ host, why }, "replica is not read");
  try {
    return readReplicas({ url, primary: knex, maxLagSeconds: readMaxLagSeconds, onReplica });
  } catch (cause) {
    throw new ConfigError(`READ_DATABASE_URL: ${describeError(cause).message}`, { cause });
  }
}

/** Segments from memory, from a replica where that is as good, or from the primary; what other processes change is forgotten. */
export async function createReads({
  config,
  storage,
  log,
}: Readonly<{ config: Config; storage: Storage; log: Logger }>): Promise<Reads> {
  const { stores } = storage;
  const replicas = await replicasOf(config, storage, log);
  const cache = createSegmentCache(replicas?.byHashPrefix ?? stores.segments.byHashPrefix, config.cacheRows);
  const forgetVideo = (service: string, videoHash: string): void => {
    replicas?.changed(service, videoHash);
    cache.forget(service, videoHash);
  };
  const forgetAll = (): void => {
    replicas?.allChanged();
    cache.forgetAll();
  };
  const feed = await followChanges({
    source: stores.videos,
    onChange: ({ service, videoHash }) => forgetVideo(service, videoHash),
    onGap: forgetAll,
    onError: (error) => log.warn({ err: describeError(error) }, "cannot look for changes made by other processes"),
  });
  forgetAll(); // the feed tells of what is committed from now on, so a replica has to have all that was before
  return {
    segmentsUnder: cache.get,
    forgetVideo,
    gauges: {
      cached_rows: { help: "Segments in the cache", read: () => cache.stats().rows },
      cache_hits: { help: "Reads answered from the cache", read: () => cache.stats().hits },
      cache_misses: { help: "Reads that asked the database", read: () => cache.stats().misses },
      ...(replicas !== undefined && {
        replica_reads: { help: "Cache misses answered by a replica", read: () => replicas.stats().replica },
      }),
    },
    [Symbol.asyncDispose]: async () => {
      await feed[Symbol.asyncDispose]();
      await replicas?.[Symbol.asyncDispose]();
    },
  };
}
