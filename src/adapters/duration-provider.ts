import { LRUCache } from "lru-cache";

/** Says what a platform knows of a video: how long it is, and on which channel. */
export type DurationProvider = Readonly<{
  /** Duration in seconds, or undefined when it cannot be learned; it never fails. */
  durationOf: (service: string, videoId: string) => Promise<number | undefined>;
  /** Id of its channel, or undefined when it cannot be learned; it never fails. */
  channelOf: (service: string, videoId: string) => Promise<string | undefined>;
}>;

/** The default: nothing is known and nothing is asked. */
export const noDurationProvider: DurationProvider = {
  durationOf: () => Promise.resolve(undefined),
  channelOf: () => Promise.resolve(undefined),
};

export type HttpDurationOptions = Readonly<{
  /** Address with `{videoID}` (and `{service}`) in it, for example `http://127.0.0.1:3000/api/v1/videos/{videoID}`. */
  template: string;
  /** The platforms it knows; others are not asked for. */
  services: readonly string[];
  /** Milliseconds before an answer counts as unknown. */
  timeout?: number;
  /** Milliseconds an answer is remembered. */
  lifetime?: number;
  fetch?: typeof fetch;
}>;

const MAX_ANSWER_BYTES = 1_000_000;

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_ANSWER_BYTES) throw new Error("the answer is too long");
  }
  return text;
}

/** What is known of a video; both parts may be unknown. */
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
 * Asks an HTTP service that answers JSON with `lengthSeconds` and `authorId`. Whatever goes wrong counts as unknown.
 * An answer is kept for ten minutes from the question on, however often it is used, and shared by everybody who asks at the same time.
 */
export function httpDurationProvider(options: HttpDurationOptions): DurationProvider {
  const { template, services, timeout = 3500, lifetime = 600_000, fetch: get = fetch } = options;
  const ask = async (service: string, videoId: string): Promise<Known> => {
    const url = template
      .replaceAll("{videoID}", encodeURIComponent(videoId))
      .replaceAll("{service}", encodeURIComponent(service));
    try {
      const response = await get(url, {
        signal: AbortSignal.timeout(timeout),
        headers: { accept: "application/json" },
      });
      if (response.ok) return knownFrom(await readBounded(response));
      await response.body?.cancel();
    } catch {
      // Unreachable, slow or not JSON: the video stays unknown, which every rule allows for.
    }
    return {};
  };
  const answers = new LRUCache<string, Promise<Known>>({ max: 10_000, ttl: lifetime });
  /** Only a new answer is set: setting one again would restart its lifetime, and what is in use would never be refreshed. */
  const remembered = (key: string, answer: Promise<Known>): Promise<Known> => {
    answers.set(key, answer);
    return answer;
  };
  /** What was not known is not remembered, because it may be soon. */
  const part =
    <Name extends keyof Known>(name: Name) =>
    async (service: string, videoId: string): Promise<Known[Name] | undefined> => {
      if (!services.includes(service)) return undefined;
      const key = `${service} ${videoId}`;
      const answer = answers.get(key) ?? remembered(key, ask(service, videoId));
      const value = (await answer)[name];
      if (value === undefined && answers.peek(key) === answer) answers.delete(key);
      return value;
    };
  return { durationOf: part("duration"), channelOf: part("channel") };
}
