import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import accept from "@hapi/accept";
import type { Answer } from "./answer.ts";

/** The response to one request: the full body in the encoding the client prefers, or 304 if the client already has it. */
export type Representation = Readonly<{
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  /** Undefined if the response has no body. */
  body: string | Buffer | undefined;
  /** Encoding of a string body. ASCII-only text is identical in both, and is written as `latin1` without conversion and copying. */
  charset: "utf8" | "latin1";
}>;

type Encoding = "br" | "gzip" | "identity";

/** In order of preference, for clients without one. */
const encodings: readonly Encoding[] = ["br", "gzip", "identity"];
/** Shorter texts are not compressed: they fit into a packet. */
const minCompressedLength = 1024;
/** Brotli quality, 0 to 11: higher ones take more than twice as long to save a few percent. */
const quality = 5;

const compress: Readonly<Record<Exclude<Encoding, "identity">, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (text) => promisify(gzip)(text),
};

/** No real client sends longer headers, and parsing them would be expensive. */
const maxHeaderLength = 1024;
/** Parsed Accept-Encoding headers; there are only a few distinct ones. */
const parsedHeaders = new Map<string, Encoding>();
const maxParsedHeaders = 500;

function parseAcceptEncoding(header: string): Encoding {
  try {
    const preferred = accept.encoding(header, [...encodings]);
    return encodings.find((encoding) => encoding === preferred) ?? "identity";
  } catch {
    return "identity";
  }
}

function encodingFor(header: string | undefined): Encoding {
  if (header === undefined || header.length > maxHeaderLength) return "identity";
  const known = parsedHeaders.get(header);
  if (known !== undefined) return known;
  const encoding = parseAcceptEncoding(header);
  if (parsedHeaders.size === maxParsedHeaders) parsedHeaders.clear();
  parsedHeaders.set(header, encoding);
  return encoding;
}

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

type Variants = { br?: Variant; gzip?: Variant; identity?: Variant };
type Variant = Readonly<{ whole: Representation; unmodified: Representation }>;

/** Created lazily, on the first request for each variant. */
const variants = new WeakMap<Answer, Variants>();

function variantOf(answer: Answer, encoding: Encoding, body: string | Buffer | undefined): Variant {
  const { status, type, length, cacheControl, etag } = answer;
  const validators: [string, string][] = [["cache-control", cacheControl]];
  if (etag !== undefined) validators.push(["etag", etagFor(etag, encoding)]);
  if (length >= minCompressedLength) validators.push(["vary", "accept-encoding"]);
  const headers: [string, string][] = [...validators];
  if (type !== undefined) headers.push(["content-type", type]);
  if (encoding !== "identity") headers.push(["content-encoding", encoding]);
  headers.push(["content-length", String(body instanceof Buffer ? body.length : length)]);
  const charset = answer.text?.length === length ? "latin1" : "utf8";
  return {
    whole: { status, headers, body, charset },
    unmodified: { status: 304, headers: validators, body: undefined, charset },
  };
}

async function compressed(answer: Answer, encoding: Exclude<Encoding, "identity">, known: Variants): Promise<Variant> {
  const variant = variantOf(answer, encoding, await compress[encoding](answer.text ?? ""));
  known[encoding] ??= variant;
  return known[encoding];
}

function select({ whole, unmodified }: Variant, { etag }: Answer, headers: IncomingHttpHeaders): Representation {
  const header = headers["if-none-match"];
  return header !== undefined && etag !== undefined && isKnown(header, etag) ? unmodified : whole;
}

/**
 * Content negotiation and conditional requests. Synchronous, except for the first request of a compressed variant.
 * Source  RFC 9110, sections 12.5.3 and 13.1.2
 */
export function represent(answer: Answer, headers: IncomingHttpHeaders): Representation | Promise<Representation> {
  const accepted = headers["accept-encoding"];
  const preferred = encodingFor(Array.isArray(accepted) ? accepted.join(",") : accepted);
  const encoding = answer.length < minCompressedLength ? "identity" : preferred;
  const known = variants.get(answer) ?? {};
  variants.set(answer, known);
  const variant = known[encoding];
  if (variant !== undefined) return select(variant, answer, headers);
  if (encoding !== "identity")
    return compressed(answer, encoding, known).then((created) => select(created, answer, headers));
  known.identity = variantOf(answer, encoding, answer.text);
  return select(known.identity, answer, headers);
}
