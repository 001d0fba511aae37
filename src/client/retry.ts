import { backOff } from "@segmark/database/back-off";
import { realPause } from "@segmark/database/pause";
import { retryAfterOf } from "./request-error.ts";

export type Fetch = (request: Request) => Promise<Response>;
/**
 * `attempts`: at most, the first one included. `maxWaitMs`: longest pause; if the service requests a longer one, its
 * response is returned.
 */
export type RetryOptions = Readonly<{ attempts: number; maxWaitMs: number }>;

/** First pause in ms when the service does not name one; doubled for each further one, with jitter. */
const firstPause = 250;

const isTemporary = ({ status }: Response): boolean => status === 429 || status === 503;
const isSafe = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/** Whether the request may have taken effect. */
async function mayHaveTakenEffect(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body !== "object" || body === null || !("code" in body) || body.code === "storage_slow";
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await realPause(ms, signal);
  signal.throwIfAborted();
}

/**
 * Retries requests that the service temporarily rejected, after the time it specifies; reads also after a failed
 * connection. A write is retried only if it certainly had no effect.
 */
export function withRetries(fetch: Fetch, { attempts, maxWaitMs }: RetryOptions): Fetch {
  const pauseAfter = (attempt: number): number => Math.random() * backOff(attempt + 1, firstPause, maxWaitMs);
  /** The pause before the next attempt; undefined if there is none. */
  const waitAfter = async (request: Request, response: Response, attempt: number): Promise<number | undefined> => {
    if (!isTemporary(response)) return undefined;
    if (!isSafe(request) && (await mayHaveTakenEffect(response))) return undefined;
    const requested = retryAfterOf(response);
    if (requested === undefined) return pauseAfter(attempt);
    return requested * 1000 <= maxWaitMs ? requested * 1000 : undefined;
  };
  const attemptOf = async (request: Request, attempt: number): Promise<Response> => {
    const isLast = attempt + 1 >= attempts;
    const response = await fetch(isLast ? request : request.clone()).catch(async (error: unknown) => {
      if (isLast || !isSafe(request) || request.signal.aborted) throw error;
      await pause(pauseAfter(attempt), request.signal);
      return undefined;
    });
    if (response === undefined) return attemptOf(request, attempt + 1);
    const wait = isLast ? undefined : await waitAfter(request, response, attempt);
    if (wait === undefined) return response;
    await response.body?.cancel();
    await pause(wait, request.signal);
    return attemptOf(request, attempt + 1);
  };
  return (request) => attemptOf(request, 0);
}
