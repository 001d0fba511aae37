import type { Answer } from "./answer.ts";
import { type Headers, headerText } from "./header-text.ts";
import type { ReplyStream } from "./reply-stream.ts";

/** The response to one request: the full body in the encoding the client prefers, or 304 if the client already has it. */
export type Representation = Readonly<{
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  /** The headers with names and values alternating, as Node writes them. */
  flatHeaders: readonly string[];
  /** Undefined if the response has no body, or a stream. */
  body: string | Uint8Array | undefined;
  /** Encoding of a string body. ASCII-only text is identical in both, and is written as `latin1` without conversion and copying. */
  charset: "utf8" | "latin1";
  stream?: ReplyStream;
}>;

export type Encoding = "br" | "gzip" | "identity";

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

type Pairs = (readonly [name: string, value: string])[];

/** The headers of a handler, as they are sent: only cookies cannot be joined. Source: RFC 6265, section 3. */
function handlerHeaders({ headers = [] }: Answer): Pairs {
  return headers.flatMap(([name, value]): Pairs => {
    if (typeof value === "string") return [[name, value]];
    if (name === "set-cookie") return value.map((one): [string, string] => [name, one]);
    return value.length === 0 ? [] : [[name, value.join(", ")]];
  });
}

const headersOf = (headers: Pairs): Pick<Representation, "headers" | "flatHeaders"> => ({
  headers,
  flatHeaders: headers.flat(),
});

/** The headers of a handler replace those of the pipeline. */
function withHandlerHeaders(own: Pairs, added: Pairs): Pairs {
  if (added.length === 0) return own;
  const replaced = new Set(added.map(([name]) => name));
  return [...own.filter(([name]) => !replaced.has(name)), ...added];
}

/** Whether responses of a status have neither a body nor a length. Source: RFC 9110, section 8.6. */
const hasNoContent = (status: number): boolean => status === 204 || status === 304 || status < 200;

/** An answer in one encoding, and what a client gets that already has it. */
export type Variant = Readonly<{ whole: Representation; unmodified: Representation }>;

export function variantOf(answer: Answer, encoding: Encoding, body: string | Uint8Array | undefined): Variant {
  const { status, type, length, cacheControl, etag, text, stream, isNegotiated } = answer;
  const validators: Pairs = [["cache-control", cacheControl]];
  if (etag !== undefined) validators.push(["etag", etagFor(etag, encoding)]);
  const given = handlerHeaders(answer);
  const vary = given.flatMap(([name, value]) => (name === "vary" ? [value] : []));
  if (isNegotiated === true) vary.push("accept");
  if (text !== undefined && length >= minCompressedLength) vary.push("accept-encoding");
  if (vary.length > 0) validators.push(["vary", vary.join(", ")]);
  const headers: Pairs = [...validators];
  if (type !== undefined) headers.push(["content-type", type]);
  if (encoding !== "identity") headers.push(["content-encoding", encoding]);
  if (stream === undefined && !hasNoContent(status))
    headers.push(["content-length", String(body instanceof Uint8Array ? body.length : length)]);
  const charset = text?.length === length ? "latin1" : "utf8";
  const added = given.filter(([name]) => name !== "vary");
  const kept = added.filter(([name]) => !name.startsWith("content-"));
  return {
    whole: {
      status,
      ...headersOf(withHandlerHeaders(headers, added)),
      body,
      charset,
      ...(stream !== undefined && { stream }),
    },
    unmodified: { status: 304, ...headersOf(withHandlerHeaders(validators, kept)), body: undefined, charset },
  };
}

/** The one of both that a client needs. Source: RFC 9110, section 13.1.2. */
export function selectFrom({ whole, unmodified }: Variant, { etag }: Answer, headers: Headers): Representation {
  const header = headerText(headers["if-none-match"]);
  return header !== undefined && etag !== undefined && isKnown(header, etag) ? unmodified : whole;
}

/** An answer without compression, for platforms that compress responses themselves. */
export const plainRepresentation = (answer: Answer, headers: Headers): Representation =>
  selectFrom(variantOf(answer, "identity", answer.text ?? answer.bytes), answer, headers);
