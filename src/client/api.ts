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

export function apiOf({ baseUrl, fetch, ...retries }: ApiOptions): Api {
  return createApi<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ""),
    fetch: refusingPages(withRetries(fetch, retries)),
    // A service explains its refusals as problems to those who name a JSON type.
    headers: { accept: "application/json, text/plain;q=0.5" },
  });
}
