import { type HeaderList, type Headers, headersThat, headerText, namesIn, valuesIn } from "../operation/headers.ts";
import type { Answer, Encoding, Representation, Variant } from "./answer.ts";

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

/**
 * The validator of a response; undefined if it has none. A strong one identifies bytes, so each encoding has its own.
 * Conditions are for responses that would be 2xx (RFC 9110, section 13.2.1); that nothing was found is one here too,
 * because clients of segment services ask so. Its tag differs from that of the same text with another status, so it is
 * never confused with an earlier 200.
 */
function etagFor({ etag, status }: Answer, encoding: Encoding): string | undefined {
  const isMissing = status === 404;
  if (etag === undefined || (!isMissing && Math.floor(status / 100) !== 2)) return undefined;
  return `${etag.slice(0, -1)}${isMissing ? "-404" : ""}${encoding === "identity" ? "" : `-${encoding}`}"`;
}

/** The headers of a handler, as they are sent: only cookies cannot be joined. Source: RFC 6265, section 3. */
function handlerHeaders({ headers = [] }: Answer): string[] {
  return headers.flatMap(([name, value]): string[] => {
    if (typeof value === "string") return [name, value];
    if (name === "set-cookie") return value.flatMap((one) => [name, one]);
    return value.length === 0 ? [] : [name, value.join(", ")];
  });
}

/** The headers of a handler replace those of the pipeline. */
function withHandlerHeaders(own: string[], added: HeaderList): string[] {
  if (added.length === 0) return own;
  const replaced = new Set(namesIn(added));
  return [...headersThat(own, (name) => !replaced.has(name)), ...added];
}

/** Whether responses of a status have neither a body nor a length. Source: RFC 9110, section 8.6. */
const hasNoContent = (status: number): boolean => status === 204 || status === 304 || status < 200;

function validatorsOf(answer: Answer, etag: string | undefined, given: HeaderList): string[] {
  const { cacheControl, text, length, isNegotiated } = answer;
  const validators = ["cache-control", cacheControl];
  if (etag !== undefined) validators.push("etag", etag);
  const vary = valuesIn(given, "vary");
  if (isNegotiated === true) vary.push("accept");
  if (text !== undefined && length >= minCompressedLength) vary.push("accept-encoding");
  if (vary.length > 0) validators.push("vary", vary.join(", "));
  return validators;
}

export function variantOf(answer: Answer, encoding: Encoding, body: string | Uint8Array | undefined): Variant {
  const { status, type, length, text, stream } = answer;
  const given = handlerHeaders(answer);
  const etag = etagFor(answer, encoding);
  const validators = validatorsOf(answer, etag, given);
  const headers = [...validators];
  if (type !== undefined) headers.push("content-type", type);
  if (encoding !== "identity") headers.push("content-encoding", encoding);
  if (stream === undefined && !hasNoContent(status))
    headers.push("content-length", String(body instanceof Uint8Array ? body.length : length));
  const charset = typeof text === "string" && text.length === length ? "latin1" : "utf8";
  const added = headersThat(given, (name) => name !== "vary");
  // A copy has no room for more, which a list that grew has.
  const whole = { status, headers: withHandlerHeaders(headers, added).slice(), body, charset } as const;
  return { etag, whole: stream === undefined ? whole : { ...whole, stream }, unmodified: undefined };
}

const unmodifiedOf = ({ headers, charset }: Representation): Representation => ({
  status: 304,
  headers: headersThat(headers, (name) => !name.startsWith("content-")),
  body: undefined,
  charset,
});

/**
 * Chooses between the full response and 304. A copy in another encoding does not count: 304 would tell a cache that its
 * response is valid for this client too. Source: RFC 9110, section 13.1.2; RFC 9111, section 4.3.4.
 */
export function selectFrom(variant: Variant, headers: Headers): Representation {
  const { etag, whole } = variant;
  const header = headerText(headers["if-none-match"]);
  if (header === undefined || etag === undefined) return whole;
  // `*` matches any existing representation; a 404 has none.
  const isKnown = header.trim() === "*" ? whole.status !== 404 : listsEtag(header, etag);
  if (!isKnown) return whole;
  variant.unmodified ??= unmodifiedOf(whole);
  return variant.unmodified;
}

/** An answer without compression, for platforms that compress responses themselves. */
export const plainRepresentation = (answer: Answer, headers: Headers): Representation =>
  selectFrom(variantOf(answer, "identity", answer.text ?? answer.bytes), headers);
