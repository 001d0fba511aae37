import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import accept from "@hapi/accept";
import type { Answer } from "./answer.ts";

/** What is sent for an answer to one request: all of it, in the encoding the client prefers, or the news that it has it already. */
export type Representation = Readonly<{
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  /** Undefined when there is none. */
  body: string | Buffer | undefined;
  /** Of a text. One without other characters than ASCII has the same bytes in both, and leaves as `latin1` without being converted and copied. */
  charset: "utf8" | "latin1";
}>;

type Encoding = "br" | "gzip" | "identity";

/** The best first, for clients that do not mind. */
const encodings: readonly Encoding[] = ["br", "gzip", "identity"];
/** Less is sent as it is: it fits into a packet. */
const leastCompressed = 1024;
/** Of brotli, from 0 to 11: more costs more than twice the time for a few percent. */
const quality = 5;

const compress: Readonly<Record<Exclude<Encoding, "identity">, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (text) => promisify(gzip)(text),
};

/** Longer headers are no wishes of clients, and would be costly to understand. */
const longestHeader = 1024;
/** What the few headers that clients send stand for. */
const understood = new Map<string, Encoding>();
const mostUnderstood = 500;

function understand(header: string): Encoding {
  try {
    const wish = accept.encoding(header, [...encodings]);
    return encodings.find((encoding) => encoding === wish) ?? "identity";
  } catch {
    return "identity";
  }
}

function encodingFor(header: string | undefined): Encoding {
  if (header === undefined || header.length > longestHeader) return "identity";
  const known = understood.get(header);
  if (known !== undefined) return known;
  const encoding = understand(header);
  if (understood.size === mostUnderstood) understood.clear();
  understood.set(header, encoding);
  return encoding;
}

/** Whether one of the validators a client has is this one. Source: RFC 9110, section 13.1.2. */
function names(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header.split(",").some((one) => {
    const validator = one.trim();
    return validator === etag || validator === `W/${etag}`;
  });
}

/** A validator is for bytes, so each encoding has its own. */
const etagFor = (etag: string, encoding: Encoding): string =>
  encoding === "identity" ? etag : `${etag.slice(0, -1)}-${encoding}"`;

const isKnown = (given: string, etag: string): boolean =>
  encodings.some((encoding) => names(given, etagFor(etag, encoding)));

type Variants = { br?: Variant; gzip?: Variant; identity?: Variant };
type Variant = Readonly<{ whole: Representation; unmodified: Representation }>;

/** Made with the first request that wants them. */
const variants = new WeakMap<Answer, Variants>();

function variantOf(answer: Answer, encoding: Encoding, body: string | Buffer | undefined): Variant {
  const { status, type, length, cacheControl, etag } = answer;
  const validators: [string, string][] = [["cache-control", cacheControl]];
  if (etag !== undefined) validators.push(["etag", etagFor(etag, encoding)]);
  if (length >= leastCompressed) validators.push(["vary", "accept-encoding"]);
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

function fitting({ whole, unmodified }: Variant, { etag }: Answer, headers: IncomingHttpHeaders): Representation {
  const given = headers["if-none-match"];
  return given !== undefined && etag !== undefined && isKnown(given, etag) ? unmodified : whole;
}

/**
 * The representation that the headers of a request ask for; at once, unless it is the first to ask for a compressed one.
 * Source  RFC 9110, sections 12.5.3 and 13.1.2
 */
export function represent(answer: Answer, headers: IncomingHttpHeaders): Representation | Promise<Representation> {
  const accepted = headers["accept-encoding"];
  const wish = encodingFor(Array.isArray(accepted) ? accepted.join(",") : accepted);
  const encoding = answer.length < leastCompressed ? "identity" : wish;
  const known = variants.get(answer) ?? {};
  variants.set(answer, known);
  const variant = known[encoding];
  if (variant !== undefined) return fitting(variant, answer, headers);
  if (encoding !== "identity")
    return compressed(answer, encoding, known).then((made) => fitting(made, answer, headers));
  known.identity = variantOf(answer, encoding, answer.text);
  return fitting(known.identity, answer, headers);
}
