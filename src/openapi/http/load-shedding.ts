import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Problem } from "../runtime/problem.ts";
import type { ProblemReply } from "../runtime/problem-reply.ts";
import { isDecodable, pathOf, readTarget } from "../runtime/target.ts";
import type { Pressure } from "./load-gauge.ts";
import type { OperationRouter } from "./operation-router.ts";

/**
 * What to reject under overload. A path is that of the operation in its specification, whatever its parameters and however it was spelt; what means
 * no operation has its own.
 * - `last`    requests still served under high pressure: reads that mostly come from memory
 * - `always`  requests of operators and load balancers
 */
export type LoadShedding = Readonly<{
  pressure: () => Pressure;
  last: (method: string, path: string) => boolean;
  always: (path: string) => boolean;
  /** Called for each rejected request. */
  onShed: () => void;
}>;

const retryAfterSeconds = 1;

/** The path that a request means, which has not been normalised yet. */
function pathIn({ method = "", url = "" }: IncomingMessage, find: OperationRouter): string {
  const target = readTarget(method, url);
  if (target === undefined || target === "server" || !isDecodable(target.path)) return url;
  const path = pathOf(target.path);
  const match = find(method, path);
  return "route" in match ? match.route.operation.path : path;
}

/** Costs a hundredth of a regular response; the request body is not read. */
function refuse(
  { headers: requestHeaders, method }: IncomingMessage,
  response: ServerResponse,
  reply: ProblemReply,
): void {
  const { status, contentType, body, headers } = reply;
  const hasBody = requestHeaders["content-length"] !== undefined || requestHeaders["transfer-encoding"] !== undefined;
  response.writeHead(status, {
    ...headers,
    "content-type": contentType,
    "content-length": String(Buffer.byteLength(body)),
    ...(hasBody && { connection: "close" }),
  });
  response.end(method === "HEAD" ? undefined : body);
}

/**
 * Runs before all other request listeners of the server, so that rejections cost next to nothing.
 * @param reply the rejection of a request, with all headers of its path
 */
export function shedLoad(
  server: Server,
  { pressure, last, always, onShed }: LoadShedding,
  find: OperationRouter,
  reply: (request: IncomingMessage, path: string, problem: Problem) => ProblemReply,
): void {
  /** Rejects a request before any work is done for it. Returns whether it did. */
  const isShed = (request: IncomingMessage, response: ServerResponse): boolean => {
    const current = pressure();
    if (current === "none") return false;
    const path = pathIn(request, find);
    if (always(path) || (current === "high" && last(request.method ?? "", path))) return false;
    refuse(
      request,
      response,
      reply(request, path, new Problem("overloaded", undefined, { retryAfter: retryAfterSeconds })),
    );
    onShed();
    return true;
  };
  for (const event of ["request", "checkContinue"] as const) {
    const listeners = server.listeners(event);
    server.removeAllListeners(event).on(event, (request: IncomingMessage, response: ServerResponse) => {
      if (isShed(request, response)) return;
      for (const listener of listeners) listener.call(server, request, response);
    });
  }
}
