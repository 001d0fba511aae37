import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Problem } from "../errors.ts";
import type { Pressure } from "./load-gauge.ts";
import type { ProblemReply } from "./problem-reply.ts";

/**
 * What is given up when there is more to do than can be done.
 * - `last`    requests that are served under high pressure too: reads that mostly come from memory
 * - `always`  what operators and load balancers ask
 */
export type LoadShedding = Readonly<{
  pressure: () => Pressure;
  last: (method: string, path: string) => boolean;
  always: (path: string) => boolean;
  /** Called for each request that was refused. */
  onShed: () => void;
}>;

const retryAfterSeconds = 1;

/** Whether a request should be refused before anything is done for it. */
function isShed({ method = "", url = "" }: IncomingMessage, shedding: LoadShedding): boolean {
  const pressure = shedding.pressure();
  if (pressure === "none") return false;
  const path = url.split("?", 1)[0]?.toLowerCase() ?? "";
  if (shedding.always(path)) return false;
  return pressure === "extreme" || !shedding.last(method, path);
}

/** A refusal that costs a hundredth of what an answer would; the body of the request is not read. */
function refuse({ headers: asked, method }: IncomingMessage, response: ServerResponse, reply: ProblemReply): void {
  const { status, contentType, body, headers } = reply;
  const hasBody = asked["content-length"] !== undefined || asked["transfer-encoding"] !== undefined;
  response.writeHead(status, {
    ...headers,
    "content-type": contentType,
    "content-length": String(Buffer.byteLength(body)),
    ...(hasBody && { connection: "close" }),
  });
  response.end(method === "HEAD" ? undefined : body);
}

/**
 * Puts itself before all listeners that a server has for requests, so that what is refused costs next to nothing.
 * @param reply the refusal of a request, with all of its headers
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
