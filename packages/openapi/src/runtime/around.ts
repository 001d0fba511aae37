import type { AnyHandler } from "../operation/handler.ts";
import type { Operation } from "../operation/operation.ts";
import type { AnyReply } from "../operation/reply.ts";

/** A call of a handler: the operation, its tags, and what the handler gets. */
export type Call<Id extends string = string> = Readonly<{
  operationId: Id;
  tags: readonly string[];
  input: Parameters<AnyHandler>[0];
}>;

/**
 * Runs around all handlers, after the request has been checked: for transactions, timing, audits.
 * @param next calls the handler. `services`: for this call, instead of those of the application. Errors: what the
 *   handler throws
 * @returns the reply, which may differ from that of the handler; it is checked and sent as that of a handler
 */
export type Around<Id extends string = string, Services = unknown> = (
  call: Call<Id>,
  next: (services?: Services) => Promise<AnyReply>,
) => AnyReply | Promise<AnyReply>;

type Unbound<Services> = (input: never, services: Services) => ReturnType<AnyHandler>;

/** Binds handlers to their services, each operation with a call of its own around its handler. */
export const aroundHandlers = <Services>(
  operations: Readonly<Record<string, Operation>>,
  handlers: Readonly<Record<string, Unbound<Services>>>,
  services: Services,
  around: Around<never, Services>,
): Record<string, AnyHandler> =>
  Object.fromEntries(
    Object.values(operations).flatMap(({ operationId, aliasOf, tag, tags = [tag] }): [string, AnyHandler][] => {
      const handler = handlers[aliasOf ?? operationId];
      if (handler === undefined) return [];
      const about = { operationId: operationId as never, tags };
      return [
        [
          operationId,
          (input) => around({ ...about, input }, async (own = services) => await handler(input as never, own)),
        ],
      ];
    }),
  );
