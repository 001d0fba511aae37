import type { IncomingMessage, ServerResponse } from "node:http";
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
export function isShed({ method = "", url = "" }: IncomingMessage, shedding: LoadShedding): boolean {
  const pressure = shedding.pressure();
  if (pressure === "none") return false;
  const path = url.split("?", 1)[0]?.toLowerCase() ?? "";
  if (shedding.always(path)) return false;
  return pressure === "extreme" || !shedding.last(method, path);
}

/** A refusal that costs a hundredth of what an answer would; the body of the request is not read. */
export function refuseUnderLoad(
  request: IncomingMessage,
  response: ServerResponse,
  reply: (problem: Problem, accept: string | undefined) => ProblemReply,
  headers: Readonly<Record<string, string>>,
): void {
  const problem = new Problem("overloaded", undefined, { retryAfter: retryAfterSeconds });
  const { status, contentType, body, headers: own } = reply(problem, request.headers.accept);
  const hasBody = request.headers["content-length"] !== undefined || request.headers["transfer-encoding"] !== undefined;
  response.writeHead(status, {
    ...headers,
    ...own,
    "content-type": contentType,
    "content-length": String(Buffer.byteLength(body)),
    ...(hasBody && { connection: "close" }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
