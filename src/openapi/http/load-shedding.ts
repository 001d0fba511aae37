import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Problem } from "../runtime/problem.ts";
import type { ProblemReply } from "../runtime/problem-reply.ts";
import type { Pressure } from "./load-gauge.ts";

/**
 * What to reject under overload.
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

/** Whether a request should be rejected before any work is done for it. */
function isShed({ method = "", url = "" }: IncomingMessage, shedding: LoadShedding): boolean {
  const pressure = shedding.pressure();
  if (pressure === "none") return false;
  const path = url.split("?", 1)[0]?.toLowerCase() ?? "";
  if (shedding.always(path)) return false;
  return pressure === "extreme" || !shedding.last(method, path);
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
 * @param reply the rejection of a request, with all of its headers
 */
export function shedLoad(
  server: Server,
  shedding: LoadShedding,
  reply: (request: IncomingMessage, problem: Problem) => ProblemReply,
): void {
  for (const event of ["request", "checkContinue"] as const) {
    const listeners = server.listeners(event);
    server.removeAllListeners(event).on(event, (request: IncomingMessage, response: ServerResponse) => {
      if (isShed(request, shedding)) {
        refuse(
          request,
          response,
          reply(request, new Problem("overloaded", undefined, { retryAfter: retryAfterSeconds })),
        );
        shedding.onShed();
      } else for (const listener of listeners) listener.call(server, request, response);
    });
  }
}
