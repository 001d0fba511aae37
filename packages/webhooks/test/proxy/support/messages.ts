import { signatureOf } from "../../support/deliveries.ts";

/** Compact JSON as a sender writes it: the text without white space outside strings. */
export const compact = (text: string): string =>
  text.replace(/"(?:[^"\\]|\\.)*"|\s+/gu, (part) => (part.startsWith('"') ? part : ""));

/** The message of a proxy for a delivery whose sender signed `text`. */
export const messageOf = (id: string, name: string, text: string) => ({
  "x-request-id": id,
  "x-host-event": name,
  "x-hub-signature": signatureOf(text),
  body: JSON.parse(text) as unknown,
});
