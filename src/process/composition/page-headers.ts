/** Nothing but this service: no scripts or styles inside of a page, no frames around it, no other origin. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

/** Sent with every response to a path of pages, also with refusals. */
export const pageHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": contentSecurityPolicy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
};

/** Whether a path is one of the pages or what they load, built or not. */
export const isPagePath = (path: string): boolean =>
  /^\/(?:$|(?:docs|icon\.svg|third-party\.txt|assets)(?:\/|$))/i.test(path);
