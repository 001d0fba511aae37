import type { AnyHandler } from "./handler.ts";

type Unbound<Services> = (input: never, services: Services) => ReturnType<AnyHandler>;

/**
 * Binds all handlers to their services. Operation types are erased here: from now on the decoders, generated from the same
 * specification, guarantee that an input is what its handler declares.
 */
export function bindHandlers<Services>(
  handlers: Readonly<Record<string, Unbound<Services>>>,
  services: Services,
): Record<string, AnyHandler> {
  const bound = Object.entries(handlers).map(([operationId, handler]): [string, AnyHandler] => [
    operationId,
    (input) => handler(input as never, services),
  ]);
  return Object.fromEntries(bound);
}
