import type { Request } from "@hapi/hapi";
import { clientGone } from "./client-gone.ts";
import type { ConnectionFault } from "./connection-fault.ts";
import { transportStatus } from "./problem-reply.ts";

/** One finished request, for the log and the metrics. It never holds the address, the query or the body. */
export type Exchange = Readonly<{
  id: string;
  /** `unmatched` when no operation has the path or the method. */
  operationId: string;
  /** Empty when no request could be made of what came. */
  method: string;
  /** 499 when the client closed its connection before it was answered. */
  status: number;
  code: string | undefined;
  ms: number;
}>;

export const operationIdOf = (request: Request): string => request.route.settings.app?.operationId ?? "unmatched";

/** @param fault what the client was told past the pipeline */
export function exchangeOf(request: Request, fault: ConnectionFault | undefined): Exchange {
  const { info, response, app } = request;
  // Zero when hapi had nobody to give its answer to.
  const isAnswered = info.responded > 0;
  const own = response instanceof Error ? (transportStatus(response) ?? 500) : response?.statusCode;
  const { status, code } = fault ?? (isAnswered ? { status: own ?? 0, code: app.code } : clientGone);
  const ms = (isAnswered ? info.responded : info.completed) - info.received;
  return { id: app.id, operationId: operationIdOf(request), method: request.method, status, code, ms };
}
