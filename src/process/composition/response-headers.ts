import { apiHeaders, pageHeaders } from "@segmark/migrator/internal/server/pages/headers";
import { isServicePage } from "./pages.ts";

/**
 * Headers allowed in requests of other sites' pages and extensions. Those with X-EXT and X-SKIP describe the client and
 * have no effect here. X-User-ID and Authorization are missing on purpose: with them a page of another site would act
 * for its reader.
 */
const allowedHeaders = [
  "Content-Type",
  "If-None-Match",
  "x-client-name",
  "X-EXT-VERSION",
  "X-EXT-DIST",
  "X-SKIP-CACHE",
] as const;

/**
 * What pages of any site can read: everything below /api, and the specifications, which editors and generators on the
 * web load.
 */
const isOpen = /^\/(api|(openapi\.(yaml|json)|migrator\.yaml|webhook-events\.yaml)\/?$)/i;

/**
 * The static headers of responses. Of what is open, including rejections, user scripts and web consoles on any site can
 * read them.
 * @param more additional headers allowed in cross-origin requests
 */
export function responseHeaders(more: readonly string[] = []): (path: string) => Readonly<Record<string, string>> {
  const api: Readonly<Record<string, string>> = {
    ...apiHeaders,
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "GET, POST, OPTIONS, DELETE",
    "access-control-allow-headers": [...allowedHeaders, ...more].join(", "),
    "access-control-expose-headers": "ETag, Retry-After, X-Follow-Lag, X-Request-Id, X-Upstream",
    "access-control-max-age": "86400",
  };
  return (path) => {
    if (isOpen.test(path)) return api;
    return isServicePage(path) ? pageHeaders : apiHeaders;
  };
}
