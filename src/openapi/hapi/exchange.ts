import type { Request } from "@hapi/hapi";
import type { ConnectionFault } from "../http/connection-fault.ts";
import { clientGone } from "../runtime/client-gone.ts";
import type { RequestStart } from "../runtime/diagnostics.ts";
import type { Exchange } from "../runtime/exchange.ts";
import { transportStatus } from "./transport-problem.ts";

export const operationIdOf = (request: Request): string => request.route.settings.app?.operationId ?? "unmatched";

/** As sent; hapi knows some by another name. */
const methodOf = ({ raw }: Request): string => raw.req.method ?? "";

/** What monitoring gets to know of a request. */
export const aboutOf = (request: Request): Omit<RequestStart, "event"> => ({
  id: request.app.id,
  operationId: operationIdOf(request),
  route: request.route.settings.app?.template,
  method: methodOf(request),
});

/** @param fault the client was told about outside the pipeline */
export function exchangeOf(request: Request, fault: ConnectionFault | undefined): Exchange {
  const { info, response, app } = request;
  // Zero if hapi had no client left to respond to.
  const isAnswered = info.responded > 0;
  const own = response instanceof Error ? (transportStatus(response) ?? 500) : response?.statusCode;
  const { status, code } = fault ?? (isAnswered ? { status: own ?? 0, code: app.code } : clientGone);
  const ms = (isAnswered ? info.responded : info.completed) - info.received;
  return { id: app.id, operationId: operationIdOf(request), method: methodOf(request).toLowerCase(), status, code, ms };
}
