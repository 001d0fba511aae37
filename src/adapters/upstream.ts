import type { VideoSegments } from "../domain/segments/segment.ts";
import { actionTypes } from "../domain/segments/vocabulary.ts";
import { boundedText } from "./bounded-text.ts";
import { upstreamVideos } from "./upstream-reply.ts";

/** Another instance did not say what it has. `retryAfterMs`: when it asked to be left alone, for how long */
export class UpstreamFailure extends Error {
  override readonly name = "UpstreamFailure";
  readonly retryAfterMs: number | undefined;
  constructor(
    message: string,
    { retryAfterMs, ...options }: ErrorOptions & { retryAfterMs?: number | undefined } = {},
  ) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
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

/** Whole seconds; a date is as good as nothing for a pause of seconds. */
function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = headers.get("retry-after");
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}

/** Reads segments of another instance as any player would: by hash prefix, so that it does not learn which videos are watched here. */
export function askUpstream({ url, categories, timeoutMs }: UpstreamOptions): AskUpstream {
  const known = new Set(categories);
  const base = url.endsWith("/") ? url : `${url}/`;
  const everything = { categories: JSON.stringify([...known]), actionTypes: JSON.stringify(actionTypes) };
  const ask = async (service: string, prefix: string): Promise<VideoSegments[]> => {
    const target = new URL(`api/skipSegments/${prefix}`, base);
    target.search = new URLSearchParams({ service, ...everything }).toString();
    const response = await fetch(target, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
      headers: { accept: "application/json", "user-agent": "segmark" },
    });
    if (response.status === 200) return upstreamVideos(await boundedText(response, maxBytes), prefix, known);
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
