import type { Content, RequestBody } from "../operation.ts";
import { Problem } from "../problem.ts";
import { formBodyDecoder } from "./form-body.ts";
import type { Headers } from "./header-and-cookie.ts";
import { jsonBodyDecoder } from "./json-body.ts";
import { contentFor, isJson } from "./media-type.ts";
import { multipartBodyDecoder } from "./multipart-body.ts";
import { bodyText } from "./utf8.ts";
import type { BodyValidators } from "./validator.ts";

/** A body as its handler gets it, and the media type of the specification that it was decoded by; both undefined if there is none. */
export type DecodedBody = Readonly<{ value: unknown; contentType: string | undefined }>;

/** Decodes bytes by content type into a value valid against the specification. Errors: `malformed_json`, or those in the specification. */
export type BodyDecoder = (bytes: Uint8Array | undefined, headers: Headers) => DecodedBody;

/** Decodes a body of one media type. */
type ContentDecoder = (bytes: Uint8Array, contentType: string) => unknown;

const noBody: DecodedBody = { value: undefined, contentType: undefined };

export function bodyDecoder(body: RequestBody, validators: BodyValidators): BodyDecoder {
  if (body.contents.length === 0) return () => noBody;
  if (body.unlisted === "ignored") return lenientDecoder(body, validators);
  const decoders = new Map(body.contents.map((content) => [content, decoderOf(content, validators)]));
  return (bytes, headers) => {
    if (bytes === undefined || bytes.length === 0) return absent(body);
    const contentType = headers["content-type"];
    const content = contentFor(body, contentType);
    const decode = content && decoders.get(content);
    if (content === undefined || decode === undefined) throw unsupported(body);
    return { value: decode(bytes, String(contentType)), contentType: content.mediaType };
  };
}

/**
 * Where media types are not checked: a body that should be JSON and is not counts as not sent, and one not sent as an empty object; text and bytes
 * are passed on whatever their type.
 */
function lenientDecoder(body: RequestBody, validators: BodyValidators): BodyDecoder {
  const content = body.contents.find(({ kind }) => kind === "json") ?? body.contents[0];
  if (content === undefined) return () => noBody;
  const contentType = content.mediaType;
  if (content.kind !== "json") {
    const decode = decoderOf(content, validators);
    return (bytes) =>
      bytes === undefined || bytes.length === 0 ? absent(body) : { value: decode(bytes, contentType), contentType };
  }
  const decode = jsonBodyDecoder(content, validators[contentType]);
  return (bytes, headers) => {
    const hasJson = bytes !== undefined && bytes.length > 0 && isJson(headers["content-type"]);
    if (!hasJson && body.missing !== undefined) throw missingBody(body);
    return { value: hasJson ? decode(bytes) : decode.absent(body.required), contentType };
  };
}

function absent(body: RequestBody): DecodedBody {
  if (body.required) throw missingBody(body);
  return noBody;
}

const missingBody = ({ missing }: RequestBody): Problem =>
  new Problem(missing?.code ?? "bad_request", missing?.text ?? "No body provided.");

/** The media types of a body, as a person would list them. */
export const unsupported = ({ contents }: RequestBody): Problem =>
  new Problem(
    "unsupported_media_type",
    `The Content-Type must be ${contents.map(({ mediaType }) => mediaType).join(" or ")}.`,
  );

function decoderOf(content: Content, validators: BodyValidators): ContentDecoder {
  const { kind, mediaType } = content;
  const validate = validators[mediaType];
  if (kind === "json") return jsonBodyDecoder(content, validate);
  if (kind === "bytes") return (bytes) => bytes;
  if (kind === "text") return text;
  if (kind === "form") return formBodyDecoder(content, validate);
  if (kind === "multipart") return multipartBodyDecoder(content, validate);
  throw new Error(`A body of kind ${kind} is not decoded.`);
}

function text(bytes: Uint8Array): string {
  const decoded = bodyText(bytes);
  if (decoded === undefined) throw new Problem("bad_request", "The body is not UTF-8 text.");
  return decoded;
}
