import type { operations as table } from "../../../generated/migrator/operations.js";
import type { operations } from "../../../generated/migrator/types.ts";
import type { HandledOf, InputOf, ReplyOf } from "../../openapi/runtime/handler.ts";
import type { Services } from "./services.ts";

type Table = typeof table;
export type OperationId = keyof operations & keyof Table;

/**
 * Handles one operation of the specification.
 * Errors  throws `MigratorError` with a code of the specification; anything else results in a 500
 */
export type Handler<Id extends OperationId> = (
  input: InputOf<operations[Id], Table[Id]>,
  services: Services,
) => Promise<ReplyOf<operations[Id], Table[Id]>>;

export type Handlers = { readonly [Id in HandledOf<Table>]: Handler<Id> };
