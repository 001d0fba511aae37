import type { ByteStream } from "../../operation/handler.ts";
import type { Headers } from "../../operation/headers.ts";
import type { Content, RequestBody } from "../../operation/operation.ts";
import { Problem } from "../../operation/problem.ts";
import { bodyFaults } from "./body-faults.ts";
import { formBodyDecoder } from "./form-body.ts";
import { jsonBodyDecoder } from "./json-body.ts";
import { charsetOf, contentFor, isJson } from "./media-type.ts";
import { multipartBodyDecoder } from "./multipart-body.ts";
import { partsOf } from "./part-stream.ts";
import { bodyText } from "./utf8.ts";
import { refuse } from "./validation-issue.ts";
import type { BodyValidators, Validate } from "./validator.ts";

/**
 * A body as its handler gets it, and the media type of the specification that it was decoded by; both undefined if
 * there is none.
 */
export type DecodedBody = Readonly<{ value: unknown; contentType: string | undefined }>;

/** All bytes of a body; or as they arrive, for kinds that are streamed. */
export type BodySource = Uint8Array | ByteStream;

/**
 * Decodes a body by content type into a value valid against the specification.
 * @throws Problem `malformed_json`, or those in the specification.
 */
export type BodyDecoder = (source: BodySource | undefined, headers: Headers) => DecodedBody;

/** Decodes a body of one media type. */
type ContentDecoder = (source: BodySource, contentType: string) => unknown;

const noBody: DecodedBody = { value: undefined, contentType: undefined };

export function bodyDecoder(body: RequestBody, validators: BodyValidators): BodyDecoder {
  if (body.contents.length === 0) return () => noBody;
  if (body.unlisted === "ignored") return lenientDecoder(body, validators);
  const decoders = new Map(body.contents.map((content) => [content, decoderOf(content, validators)]));
  return (source, headers) => {
    const contentType = headers["content-type"];
    const content = contentFor(body, contentType);
    // A form without fields is the empty text.
    if (isEmpty(source) && content?.kind !== "form") return absent(body);
    const decode = content && decoders.get(content);
    if (content === undefined || decode === undefined) throw unsupported(body);
    return { value: decode(source ?? new Uint8Array(), String(contentType)), contentType: content.mediaType };
  };
}

const isEmpty = (source: BodySource | undefined): source is undefined =>
  source === undefined || (source instanceof Uint8Array && source.length === 0);

/**
 * Where media types are not checked: a body that should be JSON and is not counts as not sent, and one not sent as an
 * empty object; text and bytes are passed on whatever their type.
 */
function lenientDecoder(body: RequestBody, validators: BodyValidators): BodyDecoder {
  const content = body.contents.find(({ kind }) => kind === "json") ?? body.contents[0];
  if (content === undefined) return () => noBody;
  const contentType = content.mediaType;
  if (content.kind !== "json") {
    const decode = decoderOf(content, validators);
    return (source) => (isEmpty(source) ? absent(body) : { value: decode(source, contentType), contentType });
  }
  const decode = jsonBodyDecoder(content, validators[contentType]);
  return (source, headers) => {
    const hasJson = !isEmpty(source) && isJson(headers["content-type"]);
    if (!hasJson && body.missing !== undefined) throw missingBody(body);
    return { value: hasJson ? decode(asBytes(source)) : decode.absent(body.required), contentType };
  };
}

function absent(body: RequestBody): DecodedBody {
  if (body.required) throw missingBody(body);
  return noBody;
}

const missingBody = ({ missing }: RequestBody): Problem<string> =>
  new Problem<string>(missing?.code ?? "bad_request", missing?.text ?? "No body provided.");

/** The media types of a body, as a person would list them. */
export const unsupported = ({ contents }: RequestBody): Problem =>
  new Problem(
    "unsupported_media_type",
    `The Content-Type must be ${contents.map(({ mediaType }) => mediaType).join(" or ")}.`,
  );

function decoderOf(content: Content, validators: BodyValidators): ContentDecoder {
  if (content.kind === "stream") return asStream;
  if (content.kind === "parts") return (source, contentType) => partsOf(asStream(source), contentType, content);
  const decode = bytesDecoderOf(content, validators[content.mediaType]);
  return (source, contentType) => decode(asBytes(source), contentType);
}

function bytesDecoderOf(
  content: Content,
  validate: Validate | undefined,
): (bytes: Uint8Array, contentType: string) => unknown {
  const { kind } = content;
  if (kind === "json") return jsonBodyDecoder(content, validate);
  if (kind === "form") return formBodyDecoder(content, validate);
  if (kind === "multipart") return multipartBodyDecoder(content, validate);
  return kind === "text" ? textDecoder(content, validate) : (bytes) => bytes;
}

/** @throws Error for a body that was not read before decoding, which is a bug. */
function asBytes(source: BodySource): Uint8Array {
  if (source instanceof Uint8Array) return source;
  throw new TypeError("Only bodies with x-body: stream are decoded while they arrive.");
}

const asStream = (source: BodySource): ByteStream => (source instanceof Uint8Array ? once(source) : source);
async function* once(bytes: Uint8Array): ByteStream {
  yield bytes;
}

function textDecoder(
  { fields }: Content,
  validate: Validate | undefined,
): (bytes: Uint8Array, contentType: string) => string {
  if (validate === undefined) return textOf;
  const faults = bodyFaults(fields);
  return (bytes, contentType) => {
    const text = textOf(bytes, contentType);
    if (!validate(text)) throw refuse(faults(validate.errors ?? []));
    return text;
  };
}

function textOf(bytes: Uint8Array, contentType: string): string {
  const charset = charsetOf(contentType);
  const decoded = charset === "utf-8" ? bodyText(bytes) : decodedText(bytes, charset);
  if (decoded === undefined)
    throw new Problem("bad_request", `The body is not ${charset === "utf-8" ? "UTF-8 text" : "text in its charset"}.`);
  return decoded;
}

/**
 * Bytes as text in a charset; undefined if they are none.
 * @throws Problem `unsupported_media_type` for a charset that is not known
 */
function decodedText(bytes: Uint8Array, charset: string): string | undefined {
  const decoder = charsetDecoder(charset);
  if (decoder === undefined)
    throw new Problem(
      "unsupported_media_type",
      "The charset of the Content-Type is not known. Send the text in utf-8.",
    );
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

const charsetDecoder = (charset: string) => {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true });
  } catch {
    return undefined;
  }
};
