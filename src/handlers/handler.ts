import type { Handlers as AnyHandlers, Input, OperationId, Reply } from "../../generated/openapi/index.ts";
import type { Services, Using } from "../use-cases/services.ts";

export type { Input, OperationId, Reply } from "../../generated/openapi/index.ts";
export type { Using } from "../use-cases/services.ts";
export type HandledId = keyof AnyHandlers;

/**
 * Handles one operation of the specification.
 * Errors  throws `Problem` for errors defined by the specification; anything else results in a 500
 * @template Used the services that it gets
 */
export type Handler<Id extends OperationId, Used = Using<never>> = (
  input: Input<Id>,
  services: Used,
) => Promise<Reply<Id>>;

export type Handlers = { readonly [Id in HandledId]: Handler<Id, Services> };
