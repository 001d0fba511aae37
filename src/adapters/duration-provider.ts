import { LRUCache } from "lru-cache";

/** Says how long a video is on its platform. */
export type DurationProvider = Readonly<{
  /** Duration in seconds, or undefined when it cannot be learned; it never fails. */
  durationOf: (service: string, videoId: string) => Promise<number | undefined>;
}>;

/** The default: nothing is known and nothing is asked. */
export const noDurationProvider: DurationProvider = { durationOf: () => Promise.resolve(undefined) };

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

function lengthIn(text: string): number | undefined {
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== "object" || answer === null || !("lengthSeconds" in answer)) return undefined;
  const seconds = Number(answer.lengthSeconds);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/**
 * Asks an HTTP service that answers JSON with `lengthSeconds`. Whatever goes wrong counts as unknown.
 * An answer is kept for ten minutes and shared by everybody who asks at the same time.
 */
export function httpDurationProvider(options: HttpDurationOptions): DurationProvider {
  const { template, services, timeout = 3500, lifetime = 600_000, fetch: get = fetch } = options;
  const ask = async (service: string, videoId: string): Promise<number | undefined> => {
    const url = template
      .replaceAll("{videoID}", encodeURIComponent(videoId))
      .replaceAll("{service}", encodeURIComponent(service));
    try {
      const response = await get(url, {
        signal: AbortSignal.timeout(timeout),
        headers: { accept: "application/json" },
      });
      if (response.ok) return lengthIn(await readBounded(response));
      await response.body?.cancel();
    } catch {
      // Unreachable, slow or not JSON: the duration stays unknown, which every rule allows for.
    }
    return undefined;
  };
  const answers = new LRUCache<string, Promise<number | undefined>>({ max: 10_000, ttl: lifetime });
  return {
    durationOf: async (service, videoId) => {
      if (!services.includes(service)) return undefined;
      const key = `${service} ${videoId}`;
      const answer = answers.get(key) ?? ask(service, videoId);
      answers.set(key, answer);
      const duration = await answer;
      if (duration === undefined) answers.delete(key);
      return duration;
    },
  };
}
