/** What pages and extensions of other sites may send. Those with X-EXT and X-SKIP tell about the client and change nothing here. */
const allowedHeaders = [
  "Content-Type",
  "If-None-Match",
  "x-client-name",
  "X-EXT-VERSION",
  "X-EXT-DIST",
  "X-SKIP-CACHE",
] as const;

/**
 * Sent with every answer under /api, refusals included, so that user scripts and web consoles on any site can read it.
 * @param more headers that requests from other sites may have beside those that every client of this service sends
 */
export const apiHeaders = (more: readonly string[] = []): Readonly<Record<string, string>> => ({
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS, DELETE",
  "access-control-allow-headers": [...allowedHeaders, ...more].join(", "),
  "access-control-expose-headers": "ETag, Retry-After, X-Request-Id",
  "access-control-max-age": "86400",
  "content-security-policy": "script-src 'none'; object-src 'none'",
});

/** Sent with every answer. */
export const commonHeaders: Readonly<Record<string, string>> = { "x-content-type-options": "nosniff" };
