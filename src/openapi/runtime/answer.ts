import { hash } from "node:crypto";
import { covers, isJson } from "./decode/media-type.ts";
import type { AnyReply, Keep } from "./handler.ts";
import type { CachePolicy, Operation } from "./operation.ts";
import { isStream, type ReplyStream, replyStream } from "./reply-stream.ts";

/**
 * A fully encoded reply. `text` is sent as UTF-8, undefined for an empty body, and has `length` bytes; Node writes a string together with its
 * headers, but not a buffer.
 */
export type Answer = Readonly<{
  status: number;
  type: string | undefined;
  text: string | undefined;
  length: number;
  cacheControl: string;
  /** A strong validator of exactly these bytes, including the quotes. */
  etag: string | undefined;
  /** Headers of the handler, names in lower case. */
  headers?: readonly (readonly [name: string, value: string | readonly string[]])[];
  /** A body that is no text, instead of `text`. */
  bytes?: Uint8Array;
  /** A body that becomes available over time, instead of `text`. */
  stream?: ReplyStream;
}>;

/** An answer and its cache dependencies; undefined: not cacheable. */
export type CacheableAnswer = Readonly<{ answer: Answer; keep: Keep | undefined }>;

const etagOf = (text: string): string => `"${hash("sha256", text, "base64url").slice(0, 27)}"`;

type Encoded = Pick<Answer, "text" | "bytes" | "stream"> & Readonly<{ type: string }>;

const withCharset = (mediaType: string): string =>
  mediaType.includes(";") ? mediaType : `${mediaType}; charset=utf-8`;

/** Compact JSON: some players search the raw text for times. */
function encode({ body }: AnyReply, mediaType: string | null): Encoded | undefined {
  if (mediaType === null || body === undefined) return undefined;
  if (isJson(mediaType)) return { text: JSON.stringify(body), type: withCharset(mediaType) };
  if (typeof body === "string") return { text: body, type: withCharset(mediaType) };
  if (body instanceof Uint8Array) return { text: undefined, bytes: body, type: mediaType };
  const stream = replyStream(body, mediaType);
  if (stream !== undefined) return { text: undefined, stream, type: mediaType };
  return { text: String(body), type: withCharset(mediaType) };
}

/** The type of a reply to which the specification gives a range of types. */
function concrete(mediaType: string, { body }: AnyReply): string {
  if (!mediaType.includes("*")) return mediaType;
  if (typeof body === "string") return "text/plain";
  return body instanceof Uint8Array || isStream(body) ? "application/octet-stream" : "application/json";
}

/** The media type of a reply. Errors: for one that the specification does not list, which is a bug of the handler. */
export function mediaTypeOf(reply: AnyReply, replies: Operation["replies"]): string | null {
  const { status, type, body } = reply;
  const row = replies[String(status)] ?? replies[`${String(status).charAt(0)}XX`] ?? replies["default"];
  if (row === undefined) throw new Error(`A handler replied ${status}, which the specification does not list.`);
  if (body === undefined) return null;
  if (row.mediaType === null)
    throw new Error(`A handler replied ${status} with a body, and the specification has none.`);
  if (type === undefined) return concrete(row.mediaType, reply);
  if (Object.keys(row.contents).some((range) => covers(range.toLowerCase(), type.toLowerCase()))) return type;
  throw new Error(`A handler replied ${status} with ${type}, which the specification does not list.`);
}

/** The headers of a handler, in the `simple` style of OpenAPI: a list of texts is sent as one header for each. */
function headersOf(headers: AnyReply["headers"]): [string, string | readonly string[]][] {
  return Object.entries(headers ?? {}).flatMap(([name, value]): [string, string | readonly string[]][] =>
    value === undefined || value === null
      ? []
      : [[name.toLowerCase(), Array.isArray(value) ? value.map(String) : String(value)]],
  );
}

function cacheControlOf(reply: AnyReply, policy: CachePolicy): string {
  if (reply.personal) return "private, no-store";
  return policy === "revalidate" ? "public, max-age=0, must-revalidate" : "no-store";
}

/** Encodes a handler's reply, with the cache policy of the operation in the specification. */
export function answerOf(reply: AnyReply, mediaType: string | null, policy: CachePolicy): Answer {
  const encoded = encode(reply, mediaType);
  const isCacheable = policy === "revalidate" && reply.personal !== true;
  const { text, bytes, stream, type } = encoded ?? {};
  return {
    status: reply.status,
    type,
    text,
    length: text === undefined ? (bytes?.length ?? 0) : Buffer.byteLength(text),
    cacheControl: cacheControlOf(reply, policy),
    etag: isCacheable && text !== undefined ? etagOf(text) : undefined,
    ...(reply.headers !== undefined && { headers: headersOf(reply.headers) }),
    ...(bytes !== undefined && { bytes }),
    ...(stream !== undefined && { stream }),
  };
}
