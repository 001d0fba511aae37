import type { Manager } from "../../cluster/manager.ts";
import type { Handlers as AnyHandlers, Input, OperationId, Reply } from "../../generated/index.ts";

export type { OperationId } from "../../generated/index.ts";

/**
 * Handles one operation of the specification.
 * Errors  throws `MigratorError` with a code of the specification; anything else results in a 500
 */
export type Handler<Id extends OperationId> = (
  input: Input<Id>,
  services: Readonly<{ manager: Manager }>,
) => Promise<Reply<Id>>;

export type Handlers = { readonly [Id in keyof AnyHandlers]: Handler<Id> };
