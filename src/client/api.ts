import createApi, { type Client } from "openapi-fetch";
import type { paths } from "../../generated/openapi/client-types.ts";
import { isPage, requestError } from "./request-error.ts";
import { type Fetch, type RetryOptions, withRetries } from "./retry.ts";

/** Every operation of the service, typed by its specification. Source: https://openapi-ts.dev/openapi-fetch/ */
export type Api = Client<paths>;

export type ApiOptions = RetryOptions & Readonly<{ baseUrl: string; fetch: Fetch }>;

/** A wrong address or a captive portal may respond with 200 and an HTML page, which no operation does. */
const rejectHtml =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request);
    if (!response.ok || !isPage(response)) return response;
    await response.body?.cancel();
    throw requestError(response, {
      detail: "Expected a response of a segment service, got an HTML page: check the baseUrl.",
    });
  };

/**
 * The reason `fetch` gives for a failed connection in browsers and Node: `Failed to fetch`, or `fetch failed` with the
 * reason as its cause.
 */
function reasonOf({ message, cause }: Error): string {
  if (!(cause instanceof Error)) return message;
  // For a host with several addresses, only the code has the reason.
  return cause.message || ("code" in cause ? String(cause.code) : message);
}

/** Names the address that failed, without its query, which may contain the id of the user. */
const withAddressInErrors =
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
    fetch: rejectHtml(withAddressInErrors(withRetries(fetch, retries))),
    // A service describes errors as problem details only if a JSON type is accepted.
    headers: { accept: "application/json, text/plain;q=0.5" },
  });
}
