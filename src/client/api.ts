import createApi, { type Client } from "openapi-fetch";
import type { paths } from "../../generated/openapi/client-types.ts";
import { type Fetch, type RetryOptions, withRetries } from "./retry.ts";

/** Every operation of the service, typed by its specification. Source: https://openapi-ts.dev/openapi-fetch/ */
export type Api = Client<paths>;

export type ApiOptions = RetryOptions & Readonly<{ baseUrl: string; fetch: Fetch }>;

export function apiOf({ baseUrl, fetch, ...retries }: ApiOptions): Api {
  return createApi<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ""),
    fetch: withRetries(fetch, retries),
    // A service explains its refusals as problems to those who name a JSON type.
    headers: { accept: "application/json, text/plain;q=0.5" },
  });
}
