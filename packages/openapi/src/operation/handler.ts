import type { Caller, Client, ReceivedRequest } from "./input.ts";
import type { MakeProblem } from "./problem.ts";
import type { AnyReply } from "./reply.ts";

export type * from "./input.ts";
export type * from "./reply.ts";

/** The operations that need a handler; an alias uses the handler of its target. */
export type HandledOf<Table extends Readonly<Record<string, Readonly<{ aliasOf: string | undefined }>>>> = {
  [Id in keyof Table]: Table[Id]["aliasOf"] extends string ? never : Id;
}[keyof Table];

/**
 * The handler of any operation, as seen by the pipeline; the decoder guarantees that the input is what the operation
 * declares.
 */
export type AnyHandler = (
  input: Readonly<{
    path: unknown;
    query: unknown;
    header: unknown;
    cookie: unknown;
    body: unknown;
    contentType: string | undefined;
    caller: Caller | undefined;
    security: Readonly<Record<string, unknown>>;
    client: Client;
    request: ReceivedRequest;
    problem: MakeProblem<string>;
    signal: AbortSignal;
  }>,
) => AnyReply | Promise<AnyReply>;
