import type { Caller, Client, Handlers } from "./handler.ts";
import type { Services } from "./services.ts";

/** A handler as the pipeline sees it, whatever its operation. */
export type BoundHandler = (
  input: Readonly<{ path: unknown; query: unknown; body: unknown; caller: Caller | undefined; client: Client }>,
) => Promise<Readonly<{ status: number; body: unknown; personal?: boolean }>>;

/**
 * Gives every handler its services. Types of operations end here: from now on the decoders, which are made from the same
 * specification, prove that an input is what its handler declares.
 */
export function bindHandlers(handlers: Handlers, services: Services): Record<string, BoundHandler> {
  const bound = Object.entries(handlers).map(([operationId, handler]): [string, BoundHandler] => {
    const untyped: (input: never, services: Services) => ReturnType<BoundHandler> = handler;
    return [operationId, (input) => untyped(input as never, services)];
  });
  return Object.fromEntries(bound);
}
