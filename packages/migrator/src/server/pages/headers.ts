/**
 * Sent with every answer of an API: it is data, so nothing in it runs, is shown in a frame or sends a form, whatever a
 * browser takes it for.
 */
export const apiHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/** Nothing but this server: no scripts or styles inside of a page, no frames around it, no other origin but of pictures. */
const contentSecurityPolicy = (imageOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...imageOrigins].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");

/**
 * Sent with every response to a path of pages, also with refusals.
 * @param imageOrigins other origins whose pictures the pages show
 */
export const pageHeadersWith = (imageOrigins: readonly string[]): Readonly<Record<string, string>> => ({
  ...apiHeaders,
  "content-security-policy": contentSecurityPolicy(imageOrigins),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
});
export const pageHeaders: Readonly<Record<string, string>> = pageHeadersWith([]);
