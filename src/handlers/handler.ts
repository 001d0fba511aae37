import type { operations as table } from "../../generated/openapi/operations.ts";
import type { operations } from "../../generated/openapi/types.ts";
import type { Services } from "./services.ts";

type Table = typeof table;
export type OperationId = keyof operations & keyof Table;
/** The operations that need a handler; an alias answers through the one it names. */
export type HandledId = { [Id in OperationId]: Table[Id]["aliasOf"] extends string ? never : Id }[OperationId];

type Given<T> = [T] extends [never]
  ? undefined
  : Exclude<T, undefined> extends never
    ? undefined
    : Exclude<T, undefined>;
type Part<O, Name extends "path" | "query"> = O extends { parameters: { [K in Name]?: infer Found } }
  ? Given<Found>
  : undefined;
type Json<T> = T extends { content: { "application/json": infer Body } } ? Body : undefined;
type BodyOf<O> = O extends { requestBody?: infer Body } ? Json<Exclude<Body, undefined>> : undefined;

/** Who calls: what the pipeline made of the local user id of an operation with `x-caller`. */
export type Caller = Readonly<{ publicId: string }>;
type CallerOf<Rule> = Rule extends { optional: true } ? Caller | undefined : Rule extends object ? Caller : undefined;
/** Where the request comes from. `userAgent` is the header, empty when absent. */
export type Client = Readonly<{ ip: string; userAgent: string }>;

/** What a handler is given: decoded by the rules of the specification, defaults filled in. */
export type Input<Id extends OperationId> = Readonly<{
  path: Part<operations[Id], "path">;
  query: Part<operations[Id], "query">;
  body: BodyOf<operations[Id]>;
  caller: CallerOf<Table[Id]["caller"]>;
  client: Client;
}>;

type Text<T> = T extends { content: { "text/plain": infer Body } } ? Body : undefined;
type Success = 200 | 201 | 202 | 204;
type ReplyBody<R> = R extends { content: { "application/json": infer Body } } ? Body : Text<R>;
type MayBeEmpty<Id extends OperationId, S> = Table[Id] extends { replies: infer Replies }
  ? `${S & number}` extends keyof Replies
    ? Replies[`${S & number}`] extends { optional: true }
      ? undefined
      : never
    : never
  : never;

/** Statuses a handler may answer: a success, or another status whose body is JSON. The rest are `Problem`s. */
type Answerable<R> = { [S in keyof R]: S extends Success ? S : Json<R[S]> extends undefined ? never : S }[keyof R];

/** An answer the specification lists. `personal` keeps it out of shared caches. */
export type Reply<Id extends OperationId> = {
  [S in Answerable<operations[Id]["responses"]>]: Readonly<{
    status: S;
    body: ReplyBody<operations[Id]["responses"][S]> | MayBeEmpty<Id, S>;
    personal?: boolean;
  }>;
}[Answerable<operations[Id]["responses"]>];

/**
 * One operation: reads like its paragraph in the specification.
 * Errors  throws `Problem` for what the specification refuses; anything else that is thrown is answered 500
 */
export type Handler<Id extends OperationId> = (input: Input<Id>, services: Services) => Promise<Reply<Id>>;

export type Handlers = { readonly [Id in HandledId]: Handler<Id> };
