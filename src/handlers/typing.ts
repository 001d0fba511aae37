/** Types of a handler out of the generated types of its operation (`O`) and its row in the operation table (`Row`). */

type Given<T> = [T] extends [never]
  ? undefined
  : Exclude<T, undefined> extends never
    ? undefined
    : Exclude<T, undefined>;
type Part<O, Name extends "path" | "query" | "header"> = O extends { parameters: { [K in Name]?: infer Found } }
  ? Given<Found>
  : undefined;
type Json<T> = T extends { content: { "application/json": infer Body } } ? Body : undefined;
type BodyOf<O> = O extends { requestBody?: infer Body } ? Json<Exclude<Body, undefined>> : undefined;
/** A body as the decoder gives it: what its JSON says, or the bytes themselves when the specification asks for them. */
type Decoded<O, Row> = Row extends { body: { kind: "bytes" } } ? Uint8Array : BodyOf<O>;

/** Who calls: what the pipeline made of the local user id of an operation with `x-caller`. */
export type Caller = Readonly<{ publicId: string }>;
type CallerOf<Row> = Row extends { caller: infer Rule }
  ? Rule extends { optional: true }
    ? Caller | undefined
    : Rule extends object
      ? Caller
      : undefined
  : undefined;
/** Where the request comes from. `userAgent` is the header, empty when absent. */
export type Client = Readonly<{ ip: string; userAgent: string }>;

/** What a handler is given: decoded by the rules of the specification, defaults filled in. */
export type InputOf<O, Row> = Readonly<{
  path: Part<O, "path">;
  query: Part<O, "query">;
  /** Headers that the specification lists, under the names it gives them. */
  header: Part<O, "header">;
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

/** Statuses a handler may answer: a success, or another status whose body is JSON. The rest are problems. */
type Answerable<R> = { [S in keyof R]: S extends Success ? S : Json<R[S]> extends undefined ? never : S }[keyof R];

/**
 * What a reply was made of, so that everybody who asks the same may get it until that changes.
 * - `tags`   names of what it depends on
 * - `until`  ms since 1970, from which on time alone may have changed it
 * - `except` whether a client gets an answer of its own instead; undefined: nobody does
 */
export type Keep = Readonly<{
  tags: readonly string[];
  until: number;
  except?: ((client: Client) => boolean | Promise<boolean>) | undefined;
}>;

/** An answer the specification lists. `personal` keeps it out of shared caches; without `keep` it is for this request only. */
export type ReplyOf<O extends { responses: unknown }, Row> = {
  [S in Answerable<O["responses"]>]: Readonly<{
    status: S;
    body: ReplyBody<O["responses"][S]> | MayBeEmpty<Row, S>;
    personal?: boolean;
    keep?: Keep | undefined;
  }>;
}[Answerable<O["responses"]>];

/** The operations that need a handler; an alias answers through the one it names. */
export type HandledOf<Table extends Readonly<Record<string, Readonly<{ aliasOf: string | undefined }>>>> = {
  [Id in keyof Table]: Table[Id]["aliasOf"] extends string ? never : Id;
}[keyof Table];

/** What a handler answered, whatever the operation. `personal`: nobody between keeps it. */
export type AnyReply = Readonly<{ status: number; body: unknown; personal?: boolean; keep?: Keep | undefined }>;

/** A handler as the pipeline sees it, whatever its operation; the decoder proves that the input is what the operation declares. */
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
