import type { Answer } from "./answer.ts";
import { type Headers, headerText } from "./header-text.ts";
import type { Encoding, Representation, Variant } from "./variants.ts";

/** In order of preference, for clients without one. */
export const encodings: readonly Encoding[] = ["br", "gzip", "identity"];
/** Shorter texts are not compressed: they fit into a packet. */
export const minCompressedLength = 1024;

/** Whether If-None-Match lists this validator. Source: RFC 9110, section 13.1.2. */
function listsEtag(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header.split(",").some((one) => {
    const validator = one.trim();
    return validator === etag || validator === `W/${etag}`;
  });
}

/** A strong validator identifies bytes, so each encoding has its own. */
const etagFor = (etag: string, encoding: Encoding): string =>
  encoding === "identity" ? etag : `${etag.slice(0, -1)}-${encoding}"`;

const isKnown = (header: string, etag: string): boolean =>
  encodings.some((encoding) => listsEtag(header, etagFor(etag, encoding)));

/** The headers of a handler, as they are sent: only cookies cannot be joined. Source: RFC 6265, section 3. */
function handlerHeaders({ headers = [] }: Answer): string[] {
  return headers.flatMap(([name, value]): string[] => {
    if (typeof value === "string") return [name, value];
    if (name === "set-cookie") return value.flatMap((one) => [name, one]);
    return value.length === 0 ? [] : [name, value.join(", ")];
  });
}

/** Headers whose names fit; names and values alternate. */
const headersThat = (headers: readonly string[], fits: (name: string) => boolean): string[] =>
  headers.filter((_, at) => fits(headers[at - (at % 2)] ?? ""));

/** The headers of a handler replace those of the pipeline. */
function withHandlerHeaders(own: string[], added: readonly string[]): string[] {
  if (added.length === 0) return own;
  const replaced = new Set(added.filter((_, at) => at % 2 === 0));
  return [...headersThat(own, (name) => !replaced.has(name)), ...added];
}

/** Whether responses of a status have neither a body nor a length. Source: RFC 9110, section 8.6. */
const hasNoContent = (status: number): boolean => status === 204 || status === 304 || status < 200;

function validatorsOf(answer: Answer, encoding: Encoding, given: readonly string[]): string[] {
  const { cacheControl, etag, text, length, isNegotiated } = answer;
  const validators = ["cache-control", cacheControl];
  if (etag !== undefined) validators.push("etag", etagFor(etag, encoding));
  const vary = given.filter((_, at) => given[at - 1] === "vary" && at % 2 === 1);
  if (isNegotiated === true) vary.push("accept");
  if (text !== undefined && length >= minCompressedLength) vary.push("accept-encoding");
  if (vary.length > 0) validators.push("vary", vary.join(", "));
  return validators;
}

export function variantOf(answer: Answer, encoding: Encoding, body: string | Uint8Array | undefined): Variant {
  const { status, type, length, text, stream } = answer;
  const given = handlerHeaders(answer);
  const validators = validatorsOf(answer, encoding, given);
  const headers = [...validators];
  if (type !== undefined) headers.push("content-type", type);
  if (encoding !== "identity") headers.push("content-encoding", encoding);
  if (stream === undefined && !hasNoContent(status))
    headers.push("content-length", String(body instanceof Uint8Array ? body.length : length));
  const charset = text?.length === length ? "latin1" : "utf8";
  const added = headersThat(given, (name) => name !== "vary");
  const whole = { status, headers: withHandlerHeaders(headers, added), body, charset } as const;
  let unmodified: Representation | undefined;
  return {
    whole: stream === undefined ? whole : { ...whole, stream },
    unmodified: () => {
      const kept = headersThat(added, (name) => !name.startsWith("content-"));
      unmodified ??= { status: 304, headers: withHandlerHeaders(validators, kept), body: undefined, charset };
      return unmodified;
    },
  };
}

/** The one of both that a client needs. Source: RFC 9110, section 13.1.2. */
export function selectFrom({ whole, unmodified }: Variant, { etag }: Answer, headers: Headers): Representation {
  const header = headerText(headers["if-none-match"]);
  return header !== undefined && etag !== undefined && isKnown(header, etag) ? unmodified() : whole;
}

/** An answer without compression, for platforms that compress responses themselves. */
export const plainRepresentation = (answer: Answer, headers: Headers): Representation =>
  selectFrom(variantOf(answer, "identity", answer.text ?? answer.bytes), answer, headers);
