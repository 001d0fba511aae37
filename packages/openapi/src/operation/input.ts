import type { Headers } from "./headers.ts";
import type { MakeProblem } from "./problem.ts";

/**
 * Derives the type of what a handler gets from the generated types of its operation (`O`) and its row in the operation
 * table (`Row`).
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
export type ContentsOf<O> = O extends { requestBody?: infer Body }
  ? Exclude<Body, undefined> extends { content: infer Content }
    ? Content
    : never
  : never;
/** The schema of a media type, as far as the specification lists it. */
export type SchemaOf<Contents, Type> = Type extends keyof Contents ? Contents[Type] : unknown;
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

/**
 * Input of a handler, decoded according to the specification, with defaults applied. `Codes`: of problems whose status
 * the operation lists.
 */
export type InputOf<O, Row, Identities = unknown, Codes extends string = string> = Readonly<{
  path: ParametersOf<O, "path">;
  query: ParametersOf<O, "query">;
  /** Headers listed in the specification, by the names used there. */
  header: ParametersOf<O, "header">;
  cookie: ParametersOf<O, "cookie">;
  caller: CallerOf<Row>;
  security: SecurityOf<Row, Identities>;
  client: Client;
  request: ReceivedRequest;
  /** Makes a problem that the specification describes for the operation: `throw problem("not_found")`. */
  problem: MakeProblem<Codes>;
  /** Aborted when the response is no longer needed. The name of its reason is `ClientGone` or `ServerStopped`. */
  signal: AbortSignal;
}> &
  BodyInput<O, Row>;
