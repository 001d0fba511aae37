import type { ByteStream, Client, SchemaOf } from "./input.ts";

/**
 * Cache dependencies of a response, which is shared between requests with the same path and query until it is
 * invalidated; it must not depend on headers.
 * - `tags`   names of the data it depends on
 * - `until`  ms since 1970, when it may change merely because time has passed
 * - `except` whether a client must get its own response instead; undefined if there are none
 */
export type Keep = Readonly<{
  tags: readonly string[];
  until: number;
  except?: ((client: Client) => boolean | Promise<boolean>) | undefined;
}>;

/** How a response may be kept, under one name in what the compiler says. */
interface Caching {
  readonly personal?: boolean;
  readonly keep?: Keep | undefined;
}

/** The statuses that `2XX` and the like stand for. */
type Statuses = Readonly<{
  "1XX": 100 | 101 | 102 | 103;
  "2XX": 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226;
  "3XX": 300 | 301 | 302 | 303 | 304 | 305 | 307 | 308;
  "4XX":
    | (400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 418)
    | (421 | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451);
  "5XX": 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511;
}>;
/** The statuses of an entry of `responses` that no more specific entry describes. */
export type StatusesOf<Key, Responses> = Key extends number
  ? Key
  : Key extends keyof Statuses
    ? Exclude<Statuses[Key], keyof Responses>
    : Key extends "default"
      ? Exclude<Statuses[Exclude<keyof Statuses, keyof Responses>], keyof Responses>
      : never;

/**
 * An event of a `text/event-stream`.
 * - `data`   text as it is, or a value that is sent as JSON
 * - `event`  its type; undefined: `message`
 * - `id`     what a client that reconnects sends as `Last-Event-ID`
 * - `retry`  ms that the client should wait before it reconnects
 * Source  WHATWG HTML, section 9.2
 */
export type ServerSentEvent = Readonly<{ data: unknown; event?: string; id?: string; retry?: number }>;

/** What a handler may return as bytes: all of them, or as they become available. */
export type Bytes = Uint8Array | ByteStream | ReadableStream<Uint8Array>;
type ReplyValue<Kind, Schema> = Kind extends "json"
  ? Schema
  : Kind extends "text"
    ? string | AsyncIterable<string | Uint8Array>
    : Kind extends "events"
      ? AsyncIterable<ServerSentEvent>
      : Bytes;

/** A value of a reply header; a list is sent as one header for each item. */
export type HeaderValue = string | number | boolean | readonly string[];
/** Headers that the pipeline adds itself, as far as a handler does not. */
type OwnHeader =
  | "etag"
  | "cache-control"
  | "vary"
  | "date"
  | "x-request-id"
  | `content-${string}`
  | `access-control-${string}`;
type Declared<Headers> = {
  [K in keyof Headers as string extends K ? never : Lowercase<K & string> extends OwnHeader ? never : K]: Headers[K];
};
type HasRequired<T> = Partial<T> extends T ? false : true;
/** The headers that the specification lists, in lower case or as written there, and any others. */
type HeadersOf<R> = R extends { headers: infer Headers }
  ? HasRequired<Declared<Headers>> extends true
    ? { headers: Readonly<Declared<Headers>> & Readonly<Record<string, unknown>> }
    : { headers?: Readonly<Declared<Headers>> & Readonly<Record<string, unknown>> }
  : { headers?: Readonly<Record<string, unknown>> };

export type RowOf<Row, Key> = Row extends { replies: infer Replies }
  ? `${Key & (string | number)}` extends keyof Replies
    ? Replies[`${Key & (string | number)}`]
    : never
  : never;
type ReplyContent<R, Contents, Type extends keyof Contents> = ReplyValue<
  Contents[Type],
  R extends { content: infer C } ? SchemaOf<C, Type> : unknown
>;
/** The media types that a range stands for. */
type Concrete<Type> = Type extends "*/*" ? string : Type extends `${infer Main}/*` ? `${Main}/${string}` : Type;
/** Ranges that tell how a body of theirs is sent. */
type PlainRange = "*/*" | "text/*" | "application/*";
type IsDefault<Type, Default> = Type extends Default
  ? Type extends PlainRange
    ? true
    : Type extends `${string}/*`
      ? false
      : true
  : false;
/** A body for each media type of a reply; `type` may be left out for the default one. */
type ContentReply<R, Row> = Row extends { contents: infer Contents; mediaType: infer Default; optional: infer Optional }
  ? Default extends null
    ? { body?: undefined; type?: undefined }
    : {
        [Type in keyof Contents]: {
          body: ReplyContent<R, Contents, Type> | (Optional extends true ? undefined : never);
        } & (IsDefault<Type, Default> extends true ? { type?: Concrete<Type> } : { type: Concrete<Type> });
      }[keyof Contents]
  : never;

/** Statuses whose body is problem details: a handler throws a `Problem` instead of returning them. */
type IsProblem<Row> = Row extends { contents: infer Contents }
  ? "application/json" extends keyof Contents
    ? false
    : "application/problem+json" extends keyof Contents
      ? true
      : false
  : false;
/**
 * The entries of `responses` one by one; a mapped type would cost the compiler more, and large documents have
 * thousands.
 */
type ReplyFor<Key, Responses, Row> = Key extends keyof Responses
  ? IsProblem<RowOf<Row, Key>> extends true
    ? never
    : Readonly<
        { status: StatusesOf<Key, Responses> } & HeadersOf<Responses[Key]> &
          ContentReply<Responses[Key], RowOf<Row, Key>>
      > &
        Caching
  : never;

/**
 * A response defined by the specification. `personal` keeps it out of shared caches; without `keep` it is not cached
 * here.
 */
export type ReplyOf<O extends { responses: unknown }, Row> = ReplyFor<keyof O["responses"], O["responses"], Row>;

/** The bodies by status, without those that are thrown as a `Problem`. */
export type ReplyBodiesOf<O extends { responses: unknown }, Row> = {
  [Key in keyof O["responses"] as IsProblem<RowOf<Row, Key>> extends true ? never : Key]: ReplyFor<
    Key,
    O["responses"],
    Row
  >["body"];
};

/**
 * The response of any operation.
 * - `type`      media type of the body; undefined: the default one of the status
 * - `headers`   added to those of the server
 * - `personal`  must not be stored by shared caches
 */
export type AnyReply = Readonly<{
  status: number;
  body?: unknown;
  type?: string | undefined;
  headers?: Readonly<Record<string, unknown>>;
  personal?: boolean;
  keep?: Keep | undefined;
}>;
