import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import accept from "@hapi/accept";
import { type Headers, headerText } from "../operation/headers.ts";
import type { Answer, CompressedEncoding, Encoding, Representation, Variant, Variants } from "./answer.ts";
import { encodings, minCompressedLength, plainRepresentation, selectFrom, variantOf } from "./variant.ts";

/** Brotli quality, 0 to 11: higher ones take more than twice as long to save a few percent. */
const quality = 5;

const compress: Readonly<Record<CompressedEncoding, (text: string | Uint8Array) => Promise<Buffer>>> = {
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

/**
 * The encoding of a response that a client prefers by its Accept-Encoding; a header that cannot be read counts as none.
 */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined || header.length > maxHeaderLength) return "identity";
  const known = parsedHeaders.get(header);
  if (known !== undefined) return known;
  const encoding = parseAcceptEncoding(header);
  if (parsedHeaders.size === maxParsedHeaders) parsedHeaders.clear();
  parsedHeaders.set(header, encoding);
  return encoding;
}

async function compressed(answer: Answer, encoding: CompressedEncoding): Promise<Variant> {
  // A copy: what zlib returns is a part of a buffer of 16 kB or more, which would be kept with it.
  const body = new Uint8Array(await compress[encoding](answer.text ?? ""));
  return variantOf(answer, encoding, body);
}

/** Single flight: a new answer is often requested concurrently, and compressing it takes longer than creating it. */
function compressedOnce(answer: Answer, encoding: CompressedEncoding, known: Variants): Promise<Variant> {
  known.pending ??= {};
  const { pending } = known;
  pending[encoding] ??= compressed(answer, encoding)
    .then((created) => {
      known[encoding] = created;
      return created;
    })
    .finally(() => {
      delete pending[encoding];
    });
  return pending[encoding];
}

/** Whether the handler has encoded the body itself. */
const isEncoded = ({ headers }: Answer): boolean => headers?.some(([name]) => name === "content-encoding") === true;

/**
 * Content negotiation and conditional requests. Only texts are compressed. Synchronous, except for the first request of
 * a compressed variant. Source RFC 9110, sections 12.5.3 and 13.1.2
 */
export function represent(answer: Answer, headers: Headers): Representation | Promise<Representation> {
  if (answer.text === undefined && (answer.bytes !== undefined || answer.stream !== undefined))
    return plainRepresentation(answer, headers);
  const preferred = encodingFor(headerText(headers["accept-encoding"]));
  const encoding = answer.length < minCompressedLength || isEncoded(answer) ? "identity" : preferred;
  const known = answer.variants ?? {};
  const variant = known[encoding];
  if (variant !== undefined) return selectFrom(variant, headers);
  if (encoding !== "identity")
    return compressedOnce(answer, encoding, known).then((created) => selectFrom(created, headers));
  known.identity = variantOf(answer, encoding, answer.text);
  return selectFrom(known.identity, headers);
}
