import type { Headers } from "./headers.ts";

/**
 * Derives the types of a handler from the generated types of its operation (`O`) and its row in the operation table
 * (`Row`).
 */

type Present<T> = [T] extends [never]
  ? undefined
  : Exclude<T, undefined> extends never
    ? undefined
    : Exclude<T, undefined>;
/** The decoded parameters of an operation in one location. */
export type ParametersOf<O, Name extends "path" | "query" | "header" | "cookie"> = O extends {
  parameters: { [K in Name]?: infer Found };
}
  ? Present<Found>
  : undefined;

/** The parts of a request that arrive over time, for bodies with `x-body: stream`. */
export type ByteStream = AsyncIterable<Uint8Array>;
/** A part of a multipart body, read before the next one arrives. `filename`: undefined if the part is no file. */
export type Part = Readonly<{ name: string; filename: string | undefined; type: string; bytes: ByteStream }>;

type BodyValue<Kind, Schema> = Kind extends "json" | "form" | "multipart"
  ? Schema
  : Kind extends "text"
    ? string
    : Kind extends "bytes"
      ? Uint8Array
      : Kind extends "stream"
        ? ByteStream
        : AsyncIterable<Part>;
type ContentsOf<O> = O extends { requestBody?: infer Body }
  ? Exclude<Body, undefined> extends { content: infer Content }
    ? Content
    : never
  : never;
type SchemaOf<Contents, Type> = Type extends keyof Contents ? Contents[Type] : unknown;
/** A body and its media type, for each media type of the operation. */
type BodyChoice<Contents, Row> = Row extends { mediaType: infer Type; kind: infer Kind }
  ? Readonly<{ body: BodyValue<Kind, SchemaOf<Contents, Type>>; contentType: Type }>
  : never;
type NoBody = Readonly<{ body: undefined; contentType: undefined }>;
/** The decoded body of an operation; several media types are told apart by `contentType`. */
type BodyInput<O, Row> = Row extends { body: { contents: infer Contents extends readonly unknown[] } & infer Body }
  ? Contents extends readonly []
    ? NoBody
    :
        | BodyChoice<ContentsOf<O>, Contents[number]>
        | (Body extends { required: true } | { unlisted: "ignored" } ? never : NoBody)
  : NoBody;
/** The body of an operation, as its handler gets it. */
export type BodyOf<O, Row> = BodyInput<O, Row>["body"];

/** The caller, derived from the secret that `x-caller` of the operation names. */
export type Caller = Readonly<{ publicId: string }>;
type CallerOf<Row> = Row extends { caller: infer Rule }
  ? Rule extends { optional: true }
    ? Caller | undefined
    : Rule extends object
      ? Caller
      : undefined
  : undefined;
/** Origin of the request. `userAgent` is the header, empty if absent. */
export type Client = Readonly<{ ip: string; userAgent: string }>;
/** A request as it was received: the method in capitals, path and query as sent, names of headers in lower case. */
export type ReceivedRequest = Readonly<{ method: string; target: string; headers: Headers }>;

/**
 * What the checks of the security schemes returned, by scheme; those of an alternative that was not used are undefined.
 */
type SecurityOf<Row, Identities> = Row extends { security: readonly (infer Requirement)[] }
  ? [Requirement] extends [never]
    ? NoIdentities
    : Readonly<Alternative<Requirement, KeysOf<Requirement>, Identities>>
  : NoIdentities;
type NoIdentities = Readonly<Record<never, never>>;
type KeysOf<T> = T extends T ? keyof T : never;
type Alternative<T, Keys extends PropertyKey, Identities> = T extends T
  ? { [K in keyof T]: K extends keyof Identities ? Identities[K] : unknown } & {
      [K in Exclude<Keys, keyof T>]?: undefined;
    }
  : never;

/** Input of a handler, decoded according to the specification, with defaults applied. */
export type InputOf<O, Row, Identities = unknown> = Readonly<{
  path: ParametersOf<O, "path">;
  query: ParametersOf<O, "query">;
  /** Headers listed in the specification, by the names used there. */
  header: ParametersOf<O, "header">;
  cookie: ParametersOf<O, "cookie">;
  caller: CallerOf<Row>;
  security: SecurityOf<Row, Identities>;
  client: Client;
  request: ReceivedRequest;
  /** Aborted when the response is no longer needed. The name of its reason is `ClientGone` or `ServerStopped`. */
  signal: AbortSignal;
}> &
  BodyInput<O, Row>;

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
type StatusesOf<Key, Responses> = Key extends number
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

type RowOf<Row, Key> = Row extends { replies: infer Replies }
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
        { status: StatusesOf<Key, Responses>; personal?: boolean; keep?: Keep | undefined } & HeadersOf<
          Responses[Key]
        > &
          ContentReply<Responses[Key], RowOf<Row, Key>>
      >
  : never;

/**
 * A response defined by the specification. `personal` keeps it out of shared caches; without `keep` it is not cached
 * here.
 */
export type ReplyOf<O extends { responses: unknown }, Row> = ReplyFor<keyof O["responses"], O["responses"], Row>;

/** The operations that need a handler; an alias uses the handler of its target. */
export type HandledOf<Table extends Readonly<Record<string, Readonly<{ aliasOf: string | undefined }>>>> = {
  [Id in keyof Table]: Table[Id]["aliasOf"] extends string ? never : Id;
}[keyof Table];

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

/**
 * The handler of any operation, as seen by the pipeline; the decoder guarantees that the input is what the operation
 * declares.
 */
export type AnyHandler = (
  input: Readonly<{
    path: unknown;
    query: unknown;
    header: unknown;
    cookie: unknown;
    body: unknown;
    contentType: string | undefined;
    caller: Caller | undefined;
    security: Readonly<Record<string, unknown>>;
    client: Client;
    request: ReceivedRequest;
    signal: AbortSignal;
  }>,
) => AnyReply | Promise<AnyReply>;
