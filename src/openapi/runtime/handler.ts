/** Derives the types of a handler from the generated types of its operation (`O`) and its row in the operation table (`Row`). */

type Present<T> = [T] extends [never]
  ? undefined
  : Exclude<T, undefined> extends never
    ? undefined
    : Exclude<T, undefined>;
/** The decoded parameters of an operation in one place. */
export type ParametersOf<O, Name extends "path" | "query" | "header"> = O extends {
  parameters: { [K in Name]?: infer Found };
}
  ? Present<Found>
  : undefined;
type Json<T> = T extends { content: { "application/json": infer Body } } ? Body : undefined;
/** The parsed JSON body of an operation. */
export type BodyOf<O> = O extends { requestBody?: infer Body } ? Json<Exclude<Body, undefined>> : undefined;
/** A decoded body: parsed JSON, or raw bytes if the specification says so. */
type Decoded<O, Row> = Row extends { body: { kind: "bytes" } } ? Uint8Array : BodyOf<O>;

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

/** Input of a handler, decoded according to the specification, with defaults applied. */
export type InputOf<O, Row> = Readonly<{
  path: ParametersOf<O, "path">;
  query: ParametersOf<O, "query">;
  /** Headers listed in the specification, by the names used there. */
  header: ParametersOf<O, "header">;
  body: Decoded<O, Row>;
  caller: CallerOf<Row>;
  client: Client;
}>;

type Text<T> = T extends { content: { "text/plain": infer Body } } ? Body : undefined;
type Success = 200 | 201 | 202 | 204;
type ReplyBody<R> = R extends { content: { "application/json": infer Body } } ? Body : Text<R>;
type MayBeEmpty<Row, S> = Row extends { replies: infer Replies }
  ? `${S & number}` extends keyof Replies
    ? Replies[`${S & number}`] extends { optional: true }
      ? undefined
      : never
    : never
  : never;

/** Statuses a handler may return: a success, or another status with a JSON body. All others are problems. */
type Answerable<R> = { [S in keyof R]: S extends Success ? S : Json<R[S]> extends undefined ? never : S }[keyof R];

/**
 * Cache dependencies of a response, which is shared between identical requests until it is invalidated.
 * - `tags`   names of the data it depends on
 * - `until`  ms since 1970, when it may change merely because time has passed
 * - `except` whether a client must get its own response instead; undefined if there are none
 */
export type Keep = Readonly<{
  tags: readonly string[];
  until: number;
  except?: ((client: Client) => boolean | Promise<boolean>) | undefined;
}>;

/** A response defined by the specification. `personal` keeps it out of shared caches; without `keep` it is not cached here. */
export type ReplyOf<O extends { responses: unknown }, Row> = {
  [S in Answerable<O["responses"]>]: Readonly<{
    status: S;
    body: ReplyBody<O["responses"][S]> | MayBeEmpty<Row, S>;
    personal?: boolean;
    keep?: Keep | undefined;
  }>;
}[Answerable<O["responses"]>];

/** The operations that need a handler; an alias uses the handler of its target. */
export type HandledOf<Table extends Readonly<Record<string, Readonly<{ aliasOf: string | undefined }>>>> = {
  [Id in keyof Table]: Table[Id]["aliasOf"] extends string ? never : Id;
}[keyof Table];

/** The response of any operation. `personal`: must not be stored by shared caches. */
export type AnyReply = Readonly<{ status: number; body: unknown; personal?: boolean; keep?: Keep | undefined }>;

/** The handler of any operation, as seen by the pipeline; the decoder guarantees that the input is what the operation declares. */
export type AnyHandler = (
  input: Readonly<{
    path: unknown;
    query: unknown;
    header: unknown;
    body: unknown;
    caller: Caller | undefined;
    client: Client;
  }>,
) => Promise<AnyReply>;
