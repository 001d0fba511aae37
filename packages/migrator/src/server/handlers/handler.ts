import type { Manager } from "@segmark/migrator/internal/cluster/manager";
import type { Handlers as AnyHandlers, Input, OperationId, Reply } from "@segmark/migrator/internal/generated/index";

export type { OperationId } from "@segmark/migrator/internal/generated/index";

/**
 * Handles one operation of the specification.
 * Errors  throws `MigratorError` with a code of the specification; anything else results in a 500
 */
export type Handler<Id extends OperationId> = (
  input: Input<Id>,
  services: Readonly<{ manager: Manager }>,
) => Promise<Reply<Id>>;

export type Handlers = { readonly [Id in keyof AnyHandlers]: Handler<Id> };
