/** Sent with every answer under /api, refusals included, so that user scripts and web consoles on any site can read it. */
export const apiHeaders: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS, DELETE",
  "access-control-allow-headers": "Content-Type, If-None-Match, x-client-name",
  "access-control-expose-headers": "ETag, Retry-After, X-Request-Id",
  "access-control-max-age": "86400",
  "content-security-policy": "script-src 'none'; object-src 'none'",
};

/** Sent with every answer. */
export const commonHeaders: Readonly<Record<string, string>> = { "x-content-type-options": "nosniff" };
