import type { Handlers as AnyHandlers, Input, OperationId, Reply } from "../../generated/openapi/index.ts";
import type { Services } from "../use-cases/services.ts";

export type { Input, OperationId, Reply } from "../../generated/openapi/index.ts";
export type HandledId = keyof AnyHandlers;

/**
 * Handles one operation of the specification.
 * Errors  throws `Problem` for errors defined by the specification; anything else results in a 500
 */
export type Handler<Id extends OperationId> = (input: Input<Id>, services: Services) => Promise<Reply<Id>>;

export type Handlers = { readonly [Id in HandledId]: Handler<Id> };
