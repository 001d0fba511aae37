// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
import type { HandledOf, InputOf, ProblemCodesOf, ReplyBodiesOf, ReplyOf } from "@segmark/openapi/handlers";
import type { operations as table } from "./operations.js";
import type { problems as catalogue } from "./problems.ts";
import type { operations as Operations } from "./types.ts";

export { specification as fingerprint } from "./fingerprint.ts";
export { operations, securitySchemes } from "./operations.js";
export { Problem, type ProblemCode } from "./problem.ts";
export { problems } from "./problems.ts";
export type { components } from "./types.ts";
export { requests } from "./validators.js";
export type { Operations };

/** Loads the validators of replies, which a service needs only if it validates what it sends. */
export const replies = () => import("./reply-validators.js");

type Table = typeof table;
export type OperationId = keyof Operations & keyof Table;

/** The codes of the problems whose status an operation lists. */
export type ProblemCodeOf<Id extends OperationId> = ProblemCodesOf<typeof catalogue, Table[Id]>;
/** What the handler of an operation gets. `Identities`: what the checks of the security schemes return, by scheme. */
export type Input<Id extends OperationId, Identities = unknown> = InputOf<Operations[Id], Table[Id], Identities, ProblemCodeOf<Id>>;
/** What the handler of an operation may return. */
export type Reply<Id extends OperationId> = ReplyOf<Operations[Id], Table[Id]>;

/** The bodies of an operation by status, as far as a handler returns them. */
type Bodies<Id extends OperationId> = ReplyBodiesOf<Operations[Id], Table[Id]>;
/**
 * What a handler returns, at once or later. Both branches are the same: the compiler decides none of them before the
 * handler is called, so an error names the operation and its replies, and not each part of each of them.
 */
export type ReplyTo<Id extends OperationId, Expected, Found> = Found extends Expected
  ? Reply<Id> | Promise<Reply<Id>>
  : Reply<Id> | Promise<Reply<Id>>;

/** Handles one operation. Errors: a `Problem` becomes its response, anything else results in a 500. */
export type Handler<Id extends OperationId, Services = unknown, Identities = unknown> = <Found>(
  input: Input<Id, Identities>,
  services: Services,
) => ReplyTo<Id, { [Status in keyof Bodies<Id>]: Bodies<Id>[Status] }, Found>;

/** A handler for each operation; an alias uses that of its target. */
export type Handlers<Services = unknown, Identities = unknown> = {
  readonly [Id in HandledOf<Table> & OperationId]: Handler<Id, Services, Identities>;
};
