import { LRUCache } from "lru-cache";
import { boundedText } from "./bounded-text.ts";

/** Looks up a video on its platform: duration and channel. */
export type DurationProvider = Readonly<{
  /** Duration in seconds, or undefined if unknown; never rejects. */
  durationOf: (service: string, videoId: string) => Promise<number | undefined>;
  /** Id of its channel, or undefined if unknown; never rejects. */
  channelOf: (service: string, videoId: string) => Promise<string | undefined>;
}>;

/** The default: no look-ups, everything is unknown. */
export const noDurationProvider: DurationProvider = {
  durationOf: () => Promise.resolve(undefined),
  channelOf: () => Promise.resolve(undefined),
};

export type HttpDurationOptions = Readonly<{
  /** The URL that knows a video, for example `http://127.0.0.1:3000/api/v1/videos/dQw4w9WgXcQ`; undefined for platforms without look-ups. */
  addressOf: (service: string, videoId: string) => string | undefined;
  /** Timeout in milliseconds, after which the result is unknown. */
  timeout?: number;
  /** TTL of cached results in milliseconds. */
  lifetime?: number;
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

/**
 * Queries an HTTP service that returns JSON with `lengthSeconds` and `authorId`. Any failure counts as unknown. Results are cached for ten minutes
 * from the request on, regardless of use; concurrent look-ups share one request.
 */
export function httpDurationProvider(options: HttpDurationOptions): DurationProvider {
  const { addressOf, timeout = 3500, lifetime = 600_000, fetch: get = fetch } = options;
  const ask = async (url: string): Promise<Known> => {
    try {
      const response = await get(url, {
        signal: AbortSignal.timeout(timeout),
        headers: { accept: "application/json" },
      });
      if (response.ok) return knownFrom(await boundedText(response, MAX_ANSWER_BYTES));
      await response.body?.cancel();
    } catch {
      // Unreachable, slow or not JSON: the video stays unknown, which every rule allows for.
    }
    return {};
  };
  const answers = new LRUCache<string, Promise<Known>>({ max: 10_000, ttl: lifetime });
  /** Only sets new entries: setting an existing one would restart its TTL, and entries in use would never be refreshed. */
  const remembered = (key: string, answer: Promise<Known>): Promise<Known> => {
    answers.set(key, answer);
    return answer;
  };
  /** Unknown results are not cached, because they may soon be known. */
  const part =
    <Name extends keyof Known>(name: Name) =>
    async (service: string, videoId: string): Promise<Known[Name] | undefined> => {
      const url = addressOf(service, videoId);
      if (url === undefined) return undefined;
      const key = `${service} ${videoId}`;
      const answer = answers.get(key) ?? remembered(key, ask(url));
      const value = (await answer)[name];
      if (value === undefined && answers.peek(key) === answer) answers.delete(key);
      return value;
    };
  return { durationOf: part("duration"), channelOf: part("channel") };
}
