/** Headers allowed in requests of other sites' pages and extensions. Those with X-EXT and X-SKIP describe the client and have no effect here. */
const allowedHeaders = [
  "Content-Type",
  "If-None-Match",
  "x-client-name",
  "X-EXT-VERSION",
  "X-EXT-DIST",
  "X-SKIP-CACHE",
] as const;

/**
 * Sent with every response under /api, including rejections, so that user scripts and web consoles on any site can read it.
 * @param more additional headers allowed in cross-origin requests
 */
export const apiHeaders = (more: readonly string[] = []): Readonly<Record<string, string>> => ({
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS, DELETE",
  "access-control-allow-headers": [...allowedHeaders, ...more].join(", "),
  "access-control-expose-headers": "ETag, Retry-After, X-Request-Id",
  "access-control-max-age": "86400",
  "content-security-policy": "script-src 'none'; object-src 'none'",
});

/** Sent with every response. */
export const commonHeaders: Readonly<Record<string, string>> = { "x-content-type-options": "nosniff" };
