import { boundedText } from "@segmark/openapi/internal/bounded-text";
import type { VideoSegments } from "../domain/segments/segment.ts";
import { actionTypes } from "../domain/segments/vocabulary.ts";
import { upstreamVideos } from "./upstream-reply.ts";

/**
 * Another instance did not say what it has. `retryAfterMs`: when it asked to be left alone, for how long; `isOwnLimit`:
 * it was not let finish, because others of its answers take the memory
 */
export class UpstreamFailure extends Error {
  override readonly name = "UpstreamFailure";
  readonly retryAfterMs: number | undefined;
  readonly isOwnLimit: boolean;
  constructor(
    message: string,
    {
      retryAfterMs,
      isOwnLimit = false,
      ...options
    }: ErrorOptions & { retryAfterMs?: number | undefined; isOwnLimit?: boolean } = {},
  ) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
    this.isOwnLimit = isOwnLimit;
  }
}

export type UpstreamOptions = Readonly<{
  /** Where its API is, without `/api`; may have a path. */
  url: string;
  /** Categories to ask for; others are left out. */
  categories: Iterable<string>;
  /** For the whole answer, in ms. */
  timeoutMs: number;
}>;

/** What another instance has under a hash prefix of 4 characters. Errors: `UpstreamFailure` */
export type AskUpstream = (service: string, prefix: string) => Promise<VideoSegments[]>;

const maxBytes = 8_000_000;
/**
 * The first bytes of each answer, which do not count towards `maxReserved`: usual answers arrive however much others
 * take.
 */
const usualBytes = 250_000;
/** Bytes of all long answers that are arriving. More than `maxBytes`, so that a single answer always fits. */
const maxReserved = 16_000_000;

/** Whole seconds; a date is as good as nothing for a pause of seconds. */
function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = headers.get("retry-after");
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}

/**
 * Reads segments of another instance as any player would: by hash prefix, so that it does not learn which videos are
 * watched here.
 */
export function askUpstream({ url, categories, timeoutMs }: UpstreamOptions): AskUpstream {
  const known = new Set(categories);
  const base = url.endsWith("/") ? url : `${url}/`;
  const everything = { categories: JSON.stringify([...known]), actionTypes: JSON.stringify(actionTypes) };
  let reserved = 0;
  /** The text of an answer, whose bytes count until it has been parsed. */
  const parsed = async <T>(response: Response, parse: (text: string) => T): Promise<T> => {
    let own = 0;
    const reserve = (bytes: number): void => {
      const more = Math.max(0, bytes - usualBytes) - own;
      if (reserved + more > maxReserved)
        throw new UpstreamFailure(`its long answers together exceed ${maxReserved} bytes`, { isOwnLimit: true });
      reserved += more;
      own += more;
    };
    try {
      return parse(await boundedText(response.body, maxBytes, reserve));
    } finally {
      reserved -= own;
    }
  };
  const ask = async (service: string, prefix: string): Promise<VideoSegments[]> => {
    const target = new URL(`api/skipSegments/${prefix}`, base);
    target.search = new URLSearchParams({ service, ...everything }).toString();
    const response = await fetch(target, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
      headers: { accept: "application/json", "user-agent": "segmark" },
    });
    if (response.status === 200) return parsed(response, (text) => upstreamVideos(text, prefix, known));
    await response.body?.cancel();
    if (response.status === 404) return [];
    throw new UpstreamFailure(`it answered ${response.status}`, { retryAfterMs: retryAfterOf(response) });
  };
  return async (service, prefix) => {
    try {
      return await ask(service, prefix);
    } catch (cause) {
      if (cause instanceof UpstreamFailure) throw cause;
      throw new UpstreamFailure("it gave no valid answer", { cause });
    }
  };
}
