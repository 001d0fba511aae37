/**
 * Sent with every answer of an API: it is data, so nothing in it runs, is shown in a frame or sends a form, whatever a
 * browser takes it for.
 */
export const apiHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};
