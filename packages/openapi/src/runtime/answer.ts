import { hash } from "node:crypto";
import type { AnyReply, Keep } from "../operation/handler.ts";
import type { HeaderList } from "../operation/headers.ts";
import type { CachePolicy, Operation } from "../operation/operation.ts";
import { covers, isJson } from "./decode/media-type.ts";
import { isStream, type ReplyStream, replyStream } from "./reply-stream.ts";

/**
 * A fully encoded reply. `text` is sent as UTF-8, undefined for an empty body, and has `length` bytes; in a cache it is
 * those bytes, outside of V8's heap.
 */
export type Answer = Readonly<{
  status: number;
  type: string | undefined;
  text: string | Uint8Array | undefined;
  length: number;
  cacheControl: string;
  /** A strong validator of exactly these bytes, including the quotes. */
  etag: string | undefined;
  /** Headers of the handler, names in lower case. */
  headers?: readonly (readonly [name: string, value: string | readonly string[]])[] | undefined;
  /** Whether the status has replies of several types, so that the answer may depend on `Accept`. */
  isNegotiated?: boolean;
  /** Its encodings, created on first use; undefined without a validator, since such an answer is sent once. */
  variants?: Variants | undefined;
  /** A binary body, instead of `text`. */
  bytes?: Uint8Array | undefined;
  /** A body that becomes available over time, instead of `text`. */
  stream?: ReplyStream | undefined;
}>;

/** An answer and its cache dependencies; undefined: not cacheable. */
export type CacheableAnswer = Readonly<{ answer: Answer; keep: Keep | undefined }>;

const etagOf = (text: string): string => `"${hash("sha256", text, "base64url").slice(0, 27)}"`;

type Encoded = Partial<Pick<Answer, "bytes" | "stream" | "type">> & Readonly<{ text?: string | undefined }>;
const nothing: Encoded = {};

const withCharset = (mediaType: string): string =>
  mediaType.includes(";") ? mediaType : `${mediaType}; charset=utf-8`;

/** Compact JSON: some players search the raw text for times. */
function encode({ body }: AnyReply, mediaType: string | null): Encoded | undefined {
  if (mediaType === null || body === undefined) return undefined;
  if (body instanceof Uint8Array) return { text: undefined, bytes: body, type: mediaType };
  if (isJson(mediaType)) return { text: JSON.stringify(body), type: withCharset(mediaType) };
  if (typeof body === "string") return { text: body, type: withCharset(mediaType) };
  const stream = replyStream(body, mediaType);
  if (stream !== undefined) return { text: undefined, stream, type: mediaType };
  return { text: String(body), type: withCharset(mediaType) };
}

/**
 * The type of a reply to which the specification gives a range of types.
 * @throws Error if the range is of others, such as `image/*`.
 */
function concrete(mediaType: string, { status, body }: AnyReply): string {
  if (!mediaType.includes("*")) return mediaType;
  const isBytes = body instanceof Uint8Array || isStream(body);
  const type = typeof body === "string" ? "text/plain" : isBytes ? "application/octet-stream" : "application/json";
  if (covers(mediaType.toLowerCase(), type)) return type;
  throw new Error(
    `A handler replied ${status} without a type, and the specification has ${mediaType}: name one of these.`,
  );
}

/**
 * What the specification says about a reply.
 * - `status`     as written there: `200`, `4XX`, `default`
 * - `listed`     the media type as written there; null if there is no body
 * - `mediaType`  the one to send
 * - `isNegotiated` whether there are others
 */
export type ReplyEntry = Readonly<{
  status: string;
  listed: string | null;
  mediaType: string | null;
  isNegotiated: boolean;
}>;

/** Finds a reply in the specification. @throws Error if it is not listed, which is a bug of the handler. */
export type FindEntry = (reply: AnyReply) => ReplyEntry;

/** For an operation with these replies. What a status means for a body without a type of its own is looked up once. */
export function entryFinder(replies: Operation["replies"]): FindEntry {
  const usual = new Map<number, ReplyEntry>();
  return (reply) => {
    const isUsual = reply.type === undefined && reply.body !== undefined;
    const known = isUsual ? usual.get(reply.status) : undefined;
    if (known !== undefined) return known;
    const entry = entryOf(reply, replies);
    // For a range of types, the body decides.
    if (isUsual && entry.mediaType === entry.listed) usual.set(reply.status, entry);
    return entry;
  };
}

/** The entry of `responses` that describes a status: its own, or that of a range. */
export const statusEntryOf = (status: string, replies: Operation["replies"]): string | undefined =>
  [status, `${status.charAt(0)}XX`, "default"].find((key) => Object.hasOwn(replies, key));

function entryOf(reply: AnyReply, replies: Operation["replies"]): ReplyEntry {
  const { type, body } = reply;
  const exact = String(reply.status);
  if (!/^[2-5]\d\d$/.test(exact)) throw new Error(`A handler replied ${exact}, which is not a valid response status.`);
  const status = statusEntryOf(exact, replies);
  const row = status === undefined ? undefined : replies[status];
  if (status === undefined || row === undefined)
    throw new Error(`A handler replied ${exact}, which the specification does not list.`);
  const isNegotiated = Object.keys(row.contents).length > 1;
  if (body === undefined) return { status, listed: null, mediaType: null, isNegotiated };
  if (row.mediaType === null)
    throw new Error(`A handler replied ${exact} with a body, and the specification has none.`);
  if (type === undefined)
    return { status, listed: row.mediaType, mediaType: concrete(row.mediaType, reply), isNegotiated };
  const listed = Object.keys(row.contents).find((range) => covers(range.toLowerCase(), type.toLowerCase()));
  if (listed !== undefined) return { status, listed, mediaType: type, isNegotiated };
  throw new Error(`A handler replied ${exact} with ${type}, which the specification does not list.`);
}

/** Source: RFC 9110, sections 5.6.2 and 5.5. */
const token = /^[!#$%&'*+.^_`|~\w-]+$/;
const sendable = /^[\t\x20-\x7e\x80-\xff]*$/;

function textOf(name: string, value: unknown): string {
  const text = String(value);
  if (sendable.test(text)) return text;
  throw new Error(`A handler replied with the header ${name}, whose value has characters that headers cannot have.`);
}

/**
 * The headers of a handler, in the `simple` style of OpenAPI.
 * @throws Error for values that cannot be sent, which is a bug of the handler.
 */
function headersOf(headers: AnyReply["headers"]): [string, string | readonly string[]][] {
  return Object.entries(headers ?? {}).flatMap(([key, value]): [string, string | readonly string[]][] => {
    const name = key.toLowerCase();
    if (value === undefined || value === null) return [];
    if (!token.test(name))
      throw new Error(`A handler replied with the header ${JSON.stringify(key)}, which is not a valid header name.`);
    return [[name, Array.isArray(value) ? value.map((one) => textOf(name, one)) : textOf(name, value)]];
  });
}

/** Only what is kept here for everybody has a lifetime in shared caches: that nothing of the caller is in it is declared. */
function cacheControlOf({ personal, keep }: AnyReply, policy: CachePolicy, sharedSeconds: number): string {
  if (personal) return "private, no-store";
  if (policy !== "revalidate") return "no-store";
  const isForEverybody = keep !== undefined && keep.except === undefined;
  return isForEverybody && sharedSeconds > 0
    ? `public, max-age=0, s-maxage=${sharedSeconds}, must-revalidate`
    : "public, max-age=0, must-revalidate";
}

/**
 * Encodes a handler's reply, with the cache policy of the operation in the specification.
 * @param sharedSeconds how long a shared cache may send it without asking, if it is for everybody
 */
export function answerOf(reply: AnyReply, mediaType: string | null, policy: CachePolicy, sharedSeconds = 0): Answer {
  const encoded = encode(reply, mediaType);
  const isCacheable = policy === "revalidate" && reply.personal !== true;
  const { text, bytes, stream, type } = encoded ?? nothing;
  const etag = isCacheable && text !== undefined ? etagOf(text) : undefined;
  return {
    status: reply.status,
    type,
    text,
    length: text === undefined ? (bytes?.length ?? 0) : Buffer.byteLength(text),
    cacheControl: cacheControlOf(reply, policy, sharedSeconds),
    etag,
    variants: etag === undefined ? undefined : {},
    headers: reply.headers && headersOf(reply.headers),
    bytes,
    stream,
  };
}

/** Encoded into memory of its own: `Buffer.from` would take a part of 8 kB, which are kept as long as one of their parts. */
function bytesOf(text: string, length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  bytes.write(text);
  return bytes;
}

/** An answer as a cache keeps it. It has its own variants: those of the given one refer to its string. */
export const keptAnswer = (answer: Answer): Answer =>
  typeof answer.text === "string" && answer.variants !== undefined
    ? { ...answer, text: bytesOf(answer.text, answer.length), variants: {} }
    : answer;

/**
 * The response to one request: the full body in the encoding the client prefers, or 304 if the client already has it.
 */
export type Representation = Readonly<{
  status: number;
  headers: HeaderList;
  /** Undefined if the response has no body, or a stream. */
  body: string | Uint8Array | undefined;
  /**
   * Encoding of a string body. ASCII-only text is identical in both, and is written as `latin1` without conversion and
   * copying.
   */
  charset: "utf8" | "latin1";
  stream?: ReplyStream;
}>;

export type CompressedEncoding = "br" | "gzip";
export type Encoding = CompressedEncoding | "identity";

/** An answer in one encoding, and its validator. */
export type Variant = Readonly<{ etag: string | undefined; whole: Representation }> & {
  /** The response for a client that already has it, made for the first of them. */
  unmodified: Representation | undefined;
};

/** The requested encodings. `pending`: those being compressed. */
export type Variants = Partial<Record<Encoding, Variant>> & {
  pending?: Partial<Record<CompressedEncoding, Promise<Variant>>>;
};

/** The response to OPTIONS. `allow`: the methods of the path, as in the header of that name. */
export const allowAnswer = (allow: string): Answer => ({
  status: 200,
  type: "text/plain; charset=utf-8",
  text: allow,
  length: allow.length,
  cacheControl: "no-store",
  etag: undefined,
  headers: [["allow", allow]],
});
