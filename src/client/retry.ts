import { backOff } from "@segmark/database/back-off";
import { realPause } from "@segmark/database/pause";
import { retryAfterOf } from "./request-error.ts";

export type Fetch = (request: Request) => Promise<Response>;
/**
 * `attempts`: at most, the first one included. `maxWaitMs`: longest pause; a service that asks for a longer one has its
 * answer passed on.
 */
export type RetryOptions = Readonly<{ attempts: number; maxWaitMs: number }>;

/** First pause in ms when the service does not name one; each further one is twice as long, less a random part. */
const firstPause = 250;

const isTemporary = ({ status }: Response): boolean => status === 429 || status === 503;
const isSafe = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/** Whether the service may have done what it was asked for. */
async function mayBeDone(response: Response): Promise<boolean> {
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
 * Repeats requests that the service could not take at the moment, after the time it names; reads also after a failed
 * connection. A write is repeated only if the service says that it has not happened.
 */
export function withRetries(fetch: Fetch, { attempts, maxWaitMs }: RetryOptions): Fetch {
  const pauseAfter = (attempt: number): number => Math.random() * backOff(attempt + 1, firstPause, maxWaitMs);
  /** The pause before the next attempt; undefined if there is none. */
  const waitAfter = async (request: Request, response: Response, attempt: number): Promise<number | undefined> => {
    if (!isTemporary(response)) return undefined;
    if (!isSafe(request) && (await mayBeDone(response))) return undefined;
    const asked = retryAfterOf(response);
    if (asked === undefined) return pauseAfter(attempt);
    return asked * 1000 <= maxWaitMs ? asked * 1000 : undefined;
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
