import createApi, { type Client } from "openapi-fetch";
import type { paths } from "../../generated/openapi/client-types.ts";
import { isPage, requestError } from "./request-error.ts";
import { type Fetch, type RetryOptions, withRetries } from "./retry.ts";

/** Every operation of the service, typed by its specification. Source: https://openapi-ts.dev/openapi-fetch/ */
export type Api = Client<paths>;

export type ApiOptions = RetryOptions & Readonly<{ baseUrl: string; fetch: Fetch }>;

/** A wrong address, and a network that wants a login first, answer with 200 and a page. No operation does. */
const refusingPages =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request);
    if (!response.ok || !isPage(response)) return response;
    await response.body?.cancel();
    throw requestError(response, { detail: "Expected an answer of a segment service, got a page: check the baseUrl." });
  };

/**
 * What `fetch` says of a failed connection in browsers and Node: `Failed to fetch`, or `fetch failed` with the reason
 * as its cause.
 */
function reasonOf({ message, cause }: Error): string {
  if (!(cause instanceof Error)) return message;
  // Of a name with several addresses only the code says why.
  return cause.message || ("code" in cause ? String(cause.code) : message);
}

/** Names the address that failed, without its query, which may contain the id of the user. */
const namingAddress =
  (fetch: Fetch): Fetch =>
  async (request) => {
    try {
      return await fetch(request);
    } catch (error) {
      if (!(error instanceof TypeError) || request.signal.aborted) throw error;
      const { origin, pathname } = new URL(request.url);
      throw new TypeError(`${origin}${pathname} cannot be reached: ${reasonOf(error)}`, {
        cause: error.cause ?? error,
      });
    }
  };

export function apiOf({ baseUrl, fetch, ...retries }: ApiOptions): Api {
  return createApi<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ""),
    fetch: refusingPages(namingAddress(withRetries(fetch, retries))),
    // A service explains its refusals as problems to those who name a JSON type.
    headers: { accept: "application/json, text/plain;q=0.5" },
  });
}
