import type { Caller, Client } from "./typing.ts";

/** A handler as the pipeline sees it, whatever its operation. */
export type BoundHandler = (
  input: Readonly<{
    path: unknown;
    query: unknown;
    header: unknown;
    body: unknown;
    caller: Caller | undefined;
    client: Client;
  }>,
) => Promise<Readonly<{ status: number; body: unknown; personal?: boolean }>>;

type Unbound<Services> = (input: never, services: Services) => ReturnType<BoundHandler>;

/**
 * Gives every handler its services. Types of operations end here: from now on the decoders, which are made from the same
 * specification, prove that an input is what its handler declares.
 */
export function bindHandlers<Services>(
  handlers: Readonly<Record<string, Unbound<Services>>>,
  services: Services,
): Record<string, BoundHandler> {
  const bound = Object.entries(handlers).map(([operationId, handler]): [string, BoundHandler] => [
    operationId,
    (input) => handler(input as never, services),
  ]);
  return Object.fromEntries(bound);
}
