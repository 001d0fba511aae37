import { apiHeaders, pageHeadersWith } from "@segmark/migrator/internal/server/pages/headers";
import type { Service } from "../../domain/segments/vocabulary.ts";
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
 * @param services platforms, of whose pictures some are shown on pages
 */
export function responseHeaders(
  more: readonly string[] = [],
  services: readonly Pick<Service, "showsThumbnails" | "thumbnailUrl">[] = [],
): (path: string) => Readonly<Record<string, string>> {
  const pages = pageHeadersWith(thumbnailOrigins(services));
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
    return isServicePage(path) ? pages : apiHeaders;
  };
}

/** Each once. Nothing in a host stands in braces, see `vocabularyFaults`. */
const thumbnailOrigins = (services: readonly Pick<Service, "showsThumbnails" | "thumbnailUrl">[]): string[] => [
  ...new Set(
    services.flatMap(({ showsThumbnails, thumbnailUrl }) =>
      showsThumbnails && thumbnailUrl !== undefined ? [new URL(thumbnailUrl.replaceAll(/[{}]/g, "")).origin] : [],
    ),
  ),
];
