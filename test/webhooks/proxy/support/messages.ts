import { signatureOf } from "../../support/deliveries.ts";

/** What a sender writes that wastes no space: the text without white space outside of strings. */
export const compact = (text: string): string =>
  text.replace(/"(?:[^"\\]|\\.)*"|\s+/gu, (part) => (part.startsWith('"') ? part : ""));

/** The message of a proxy for a delivery whose sender signed `text`. */
export const messageOf = (id: string, name: string, text: string) => ({
  "x-request-id": id,
  "x-host-event": name,
  "x-hub-signature": signatureOf(text),
  body: JSON.parse(text) as unknown,
});
