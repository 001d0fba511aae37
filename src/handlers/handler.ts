import type { operations as table } from "../../generated/openapi/operations.js";
import type { operations } from "../../generated/openapi/types.ts";
import type { HandledOf, InputOf, ReplyOf } from "../openapi/runtime/handler.ts";
import type { Services } from "../use-cases/services.ts";

type Table = typeof table;
export type OperationId = keyof operations & keyof Table;
export type HandledId = HandledOf<Table>;

export type Input<Id extends OperationId> = InputOf<operations[Id], Table[Id]>;
export type Reply<Id extends OperationId> = ReplyOf<operations[Id], Table[Id]>;

/**
 * Handles one operation of the specification.
 * Errors  throws `Problem` for errors defined by the specification; anything else results in a 500
 */
export type Handler<Id extends OperationId> = (input: Input<Id>, services: Services) => Promise<Reply<Id>>;

export type Handlers = { readonly [Id in HandledId]: Handler<Id> };
