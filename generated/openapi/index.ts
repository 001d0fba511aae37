// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
import type { HandledOf, InputOf, ReplyOf } from "@segmark/openapi/handlers";
import type { operations as table } from "./operations.js";
import type { operations as Operations } from "./types.ts";

export { specification as fingerprint } from "./fingerprint.ts";
export { operations, securitySchemes } from "./operations.js";
export { problems } from "./problems.ts";
export type { components } from "./types.ts";
export { requests } from "./validators.js";
export type { Operations };

/** Loads the validators of replies, which a service needs only if it validates what it sends. */
export const replies = () => import("./reply-validators.js");

type Table = typeof table;
export type OperationId = keyof Operations & keyof Table;

/** What the handler of an operation gets. `Identities`: what the checks of the security schemes return, by scheme. */
export type Input<Id extends OperationId, Identities = unknown> = InputOf<Operations[Id], Table[Id], Identities>;
/** What the handler of an operation may return. */
export type Reply<Id extends OperationId> = ReplyOf<Operations[Id], Table[Id]>;

/** Handles one operation. Errors: a `Problem` becomes its response; anything else results in a 500. */
export type Handler<Id extends OperationId, Services = unknown, Identities = unknown> = (
  input: Input<Id, Identities>,
  services: Services,
) => Reply<Id> | Promise<Reply<Id>>;

/** A handler for each operation; an alias uses that of its target. */
export type Handlers<Services = unknown, Identities = unknown> = {
  readonly [Id in HandledOf<Table> & OperationId]: Handler<Id, Services, Identities>;
};
