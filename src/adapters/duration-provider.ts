import { boundedText } from "@segmark/openapi/internal/bounded-text";
import { LRUCache } from "lru-cache";

/**
 * What a platform said of the duration of a video.
 * Units   `seconds`; `age` in milliseconds since the platform was asked
 * Shape   `isRemembered`: it was asked for by another request
 */
export type SaidDuration = Readonly<{ seconds: number; age: number; isRemembered: boolean }>;

/** Looks up a video on its platform: duration and channel. */
export type DurationProvider = Readonly<{
  /**
   * The duration, or undefined if unknown; never rejects.
   * @param isDoubted whether there is reason to believe that a remembered duration is no longer right. The platform is
   *   then asked again, unless that
   *   was done a moment ago; what is remembered stands if it does not answer
   */
  durationOf: (
    service: string,
    videoId: string,
    isDoubted?: (said: SaidDuration) => boolean,
  ) => Promise<SaidDuration | undefined>;
  /** Id of its channel, or undefined if unknown; never rejects. */
  channelOf: (service: string, videoId: string) => Promise<string | undefined>;
}>;

/** The default: no look-ups, everything is unknown. */
export const noDurationProvider: DurationProvider = {
  durationOf: () => Promise.resolve(undefined),
  channelOf: () => Promise.resolve(undefined),
};

export type HttpDurationOptions = Readonly<{
  /**
   * The URL that knows a video, for example `http://127.0.0.1:3000/api/v1/videos/dQw4w9WgXcQ`; undefined for platforms
   * without look-ups.
   */
  addressOf: (service: string, videoId: string) => string | undefined;
  /** Timeout in milliseconds, after which the result is unknown. */
  timeout?: number;
  /** TTL of cached results in milliseconds. */
  lifetime?: number;
  /** Time in milliseconds in which a video is asked for again at most once because its cached result is doubted. */
  pause?: number;
  fetch?: typeof fetch;
}>;

const MAX_ANSWER_BYTES = 1_000_000;

/** The result of a look-up; both parts may be unknown. */
type Known = Readonly<{ duration?: number; channel?: string }>;

const MAX_CHANNEL_LENGTH = 128;

function knownFrom(text: string): Known {
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== "object" || answer === null) return {};
  const seconds = "lengthSeconds" in answer ? Number(answer.lengthSeconds) : Number.NaN;
  const channel = "authorId" in answer ? answer.authorId : undefined;
  const isChannel = typeof channel === "string" && channel !== "" && channel.length <= MAX_CHANNEL_LENGTH;
  return {
    ...(Number.isFinite(seconds) && seconds > 0 && { duration: seconds }),
    ...(isChannel && { channel }),
  };
}

/** A request and its result. Units   `askedAt` of the clock `performance.now` */
type Answer = Readonly<{ known: Promise<Known>; askedAt: number }>;

/**
 * Queries an HTTP service that returns JSON with `lengthSeconds` and `authorId`. Any failure counts as unknown. Results
 * are cached for ten minutes from the request on, regardless of use, or until they are doubted; concurrent look-ups
 * share one request.
 */
export function httpDurationProvider(options: HttpDurationOptions): DurationProvider {
  const { addressOf, timeout = 3500, lifetime = 600_000, pause = 5000, fetch: get = fetch } = options;
  const request = async (url: string): Promise<Known> => {
    try {
      const response = await get(url, {
        signal: AbortSignal.timeout(timeout),
        headers: { accept: "application/json" },
        redirect: "error",
      });
      if (response.ok) return knownFrom(await boundedText(response.body, MAX_ANSWER_BYTES));
      await response.body?.cancel();
    } catch {
      // Unreachable, slow or not JSON: the video stays unknown, which every rule allows for.
    }
    return {};
  };
  const upTo = { maxSize: 10_000, sizeCalculation: () => 1 }; // `max` would allocate all memory up front
  const answers = new LRUCache<string, Answer>({ ...upTo, ttl: lifetime });
  /** The last answer that was asked for because a cached one was doubted: those who doubt meanwhile share it. */
  const second = new LRUCache<string, Answer>({ ...upTo, ttl: pause });
  /**
   * Only sets new entries: setting an existing one would restart its TTL, and entries in use would never be refreshed.
   */
  const ask = (cache: typeof answers, key: string, url: string): Answer => {
    const answer = { known: request(url), askedAt: performance.now() };
    cache.set(key, answer);
    return answer;
  };
  const keyOf = (service: string, videoId: string): string => `${service} ${videoId}`;
  /** Unknown results are not cached, because they may soon be known. */
  const part = async <Name extends keyof Known>(key: string, answer: Answer, name: Name): Promise<Known[Name]> => {
    const value = (await answer.known)[name];
    if (value === undefined && answers.peek(key) === answer) answers.delete(key);
    return value;
  };
  const said = async (key: string, answer: Answer, isRemembered: boolean): Promise<SaidDuration | undefined> => {
    const seconds = await part(key, answer, "duration");
    return seconds === undefined ? undefined : { seconds, age: performance.now() - answer.askedAt, isRemembered };
  };
  return {
    durationOf: async (service, videoId, isDoubted = () => false) => {
      const url = addressOf(service, videoId);
      if (url === undefined) return undefined;
      const key = keyOf(service, videoId);
      const cached = answers.get(key);
      const first = cached ?? ask(answers, key, url);
      const answer = await said(key, first, cached !== undefined);
      if (answer === undefined || !answer.isRemembered || !isDoubted(answer)) return answer;
      const newer = second.get(key) ?? ask(second, key, url);
      const { duration } = await newer.known;
      if (duration === undefined || newer.askedAt < first.askedAt) return answer;
      const latest = answers.peek(key);
      if (latest === undefined || latest.askedAt < newer.askedAt) answers.set(key, newer, { start: newer.askedAt });
      return said(key, newer, false);
    },
    channelOf: async (service, videoId) => {
      const url = addressOf(service, videoId);
      if (url === undefined) return undefined;
      const key = keyOf(service, videoId);
      return part(key, answers.get(key) ?? ask(answers, key, url), "channel");
    },
  };
}
