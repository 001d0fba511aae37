import type { Request } from "@hapi/hapi";
import type { ConnectionFault } from "../http/connection-fault.ts";
import { clientGone } from "../runtime/client-gone.ts";
import type { RequestStart } from "../runtime/diagnostics.ts";
import type { Exchange } from "../runtime/exchange.ts";
import { shownPath } from "../runtime/unknown-path.ts";
import { isOfOperations } from "./operations.ts";
import { transportStatus } from "./transport-problem.ts";

/** The operation of a request, or what a route of its own is called. */
export const operationIdOf = ({ app, route }: Request): string =>
  app.found?.route.operation.operationId ?? route.settings.app?.operationId ?? "unmatched";

/** What monitoring gets to know of a request. */
export const aboutOf = (request: Request): Omit<RequestStart, "event"> => ({
  id: request.app.id,
  operationId: operationIdOf(request),
  route: request.app.found?.route.operation.path,
  method: request.method.toUpperCase(),
});

/** @param fault the client was told about outside the pipeline */
export function exchangeOf(request: Request, fault: ConnectionFault | undefined): Exchange {
  const { info, response, app } = request;
  // Zero if hapi had no client left to respond to.
  const isAnswered = info.responded > 0;
  const own = response instanceof Error ? (transportStatus(response) ?? 500) : response?.statusCode;
  const { status, code } = fault ?? (isAnswered ? { status: own ?? 0, code: app.code } : clientGone);
  const ms = (isAnswered ? info.responded : info.completed) - info.received;
  const isUnknown = isOfOperations(request) && app.found === undefined && app.missed === undefined;
  const path = isUnknown && code === "not_found" ? { path: shownPath(request.raw.req.url ?? "") } : {};
  return { id: app.id, operationId: operationIdOf(request), method: request.method, status, code, ms, ...path };
}
