import { LRUCache } from "lru-cache";
import type { VideoSegments } from "../domain/segments/segment.ts";
import { discardVideos, type PackedVideos, packedBytes, packVideos, unpackVideos } from "./packed-videos.ts";

/**
 * What another instance has of the videos under a hash prefix.
 * - `until`       ms since 1970, when it has to be asked again
 * - `isComplete`  false if it could not be asked: `videos` are what it said before, if anything
 */
export type UpstreamVideos = Readonly<{ videos: readonly VideoSegments[]; until: number; isComplete: boolean }>;

export type UpstreamCache = Readonly<{
  /** @param hashPrefix 4 to 64 characters. Never rejects */
  get: (service: string, hashPrefix: string) => Promise<UpstreamVideos>;
  /** Counters since the start: questions sent, and those without an answer. */
  stats: () => Readonly<{ asked: number; failed: number }>;
}>;

export type UpstreamCacheOptions = Readonly<{
  /**
   * Asks the other instance about a prefix of 4 characters. A rejection may say how long to wait, as `retryAfterMs`, or
   * that nothing is wrong with the other instance, as `isOwnLimit`.
   */
  ask: (service: string, prefix: string) => Promise<VideoSegments[]>;
  /** How long an answer is good, in ms. */
  keepMs: number;
  maxBytes: number;
  now: () => number;
  /** Called when it stops answering, with the reason, and with undefined when it answers again. */
  onChange: (failure: unknown) => void;
}>;

/** Of a shorter prefix an answer has too many videos; a longer one says more about what is watched. */
const askedLength = 4;
/** How long it is left alone after a failure, in ms, and at most when it says for how long. */
const [pauseMs, maxPauseMs] = [5000, 300_000];
/** Questions under way. Beyond it, readers get what is here. */
const maxFlights = 64;

type Answer = Readonly<{ packed: PackedVideos; until: number }>;

const isOwnLimit = (failure: unknown): boolean =>
  failure instanceof Error && "isOwnLimit" in failure && failure.isOwnLimit === true;

const pauseOf = (failure: unknown): number => {
  const wanted = failure instanceof Error && "retryAfterMs" in failure ? failure.retryAfterMs : undefined;
  return typeof wanted === "number" ? Math.min(Math.max(wanted, pauseMs), maxPauseMs) : pauseMs;
};

/**
 * Remembers what another instance has, bounded in bytes. Concurrent readers of a prefix share one question (single
 * flight). While it does not answer, it is left alone for a pause, so that readers here do not wait for it, and what it
 * said before is used.
 */
export function createUpstreamCache({ ask, keepMs, maxBytes, now, onChange }: UpstreamCacheOptions): UpstreamCache {
  const answers =
    maxBytes === 0
      ? undefined
      : new LRUCache<string, Answer>({
          maxSize: maxBytes,
          sizeCalculation: ({ packed }) => packedBytes(packed),
          dispose: ({ packed }) => discardVideos(packed),
        });
  const flights = new Map<string, Promise<UpstreamVideos>>();
  let pausedUntil = 0;
  let isAnswering = true;
  let [asked, failed] = [0, 0];

  const without = (key: string): UpstreamVideos => {
    const known = answers?.peek(key);
    return {
      videos: known === undefined ? [] : unpackVideos(known.packed),
      until: Math.max(pausedUntil, now() + 1000),
      isComplete: false,
    };
  };
  const fresh = async (key: string, service: string, prefix: string): Promise<UpstreamVideos> => {
    asked++;
    try {
      const videos = await ask(service, prefix);
      const until = now() + keepMs;
      answers?.set(key, { packed: packVideos(videos), until });
      if (!isAnswering) onChange(undefined);
      isAnswering = true;
      return { videos, until, isComplete: true };
    } catch (failure) {
      if (isOwnLimit(failure)) return without(key);
      failed++;
      pausedUntil = now() + pauseOf(failure);
      if (isAnswering) onChange(failure);
      isAnswering = false;
      return without(key);
    }
  };
  const start = (key: string, service: string, prefix: string): Promise<UpstreamVideos> => {
    const flight = fresh(key, service, prefix).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
  const get = (service: string, prefix: string): UpstreamVideos | Promise<UpstreamVideos> => {
    const key = `${service} ${prefix}`;
    const known = answers?.get(key);
    if (known !== undefined && now() < known.until)
      return { videos: unpackVideos(known.packed), until: known.until, isComplete: true };
    const flight = flights.get(key);
    if (flight !== undefined) return flight;
    return now() < pausedUntil || flights.size >= maxFlights ? without(key) : start(key, service, prefix);
  };

  return {
    get: async (service, hashPrefix) => {
      const found = await get(service, hashPrefix.slice(0, askedLength));
      if (hashPrefix.length <= askedLength) return found;
      return { ...found, videos: found.videos.filter(({ videoHash }) => videoHash.startsWith(hashPrefix)) };
    },
    stats: () => ({ asked, failed }),
  };
}
