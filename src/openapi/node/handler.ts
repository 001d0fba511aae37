import type { IncomingMessage, ServerResponse } from "node:http";
import { createByteBudget } from "../http/byte-budget.ts";
import { clientIpFinder } from "../http/client.ts";
import { type Begin, createConnectionQueue } from "../http/connection-queue.ts";
import { pipelineRequest, type ReceiveOptions } from "../http/pipeline-request.ts";
import { findingOf, normaliseRequest } from "../http/request-check.ts";
import { send } from "../http/send.ts";
import { type ApplicationOptions, apiOf, type Generated } from "../runtime/application.ts";
import { printError } from "../runtime/observer.ts";
import { createPipeline, type PipelineOptions, type PipelineReply } from "../runtime/pipeline.ts";
import { Problem } from "../runtime/problem.ts";
import { closeStream } from "../runtime/reply-stream.ts";
import { represent } from "../runtime/representation.ts";
import type { PipelineRequest } from "../runtime/request.ts";

/**
 * - `trustProxy`     addresses and CIDR blocks of proxies whose X-Forwarded-For is believed
 * - `bodyTimeoutMs`  for receiving a body; 15 seconds unless set
 * - `maxBodyBytes`   memory for long bodies that are received at the same time; 256 MiB unless set
 */
export type NodeHandlerOptions<G extends Generated, Services> = ApplicationOptions<G, Services> &
  PipelineOptions &
  Readonly<{ trustProxy?: readonly string[]; bodyTimeoutMs?: number; maxBodyBytes?: number }>;

/**
 * A listener of node:http, node:https and everything built on them.
 * @param next called, if given, for a path of no operation, as middleware does; otherwise such a path gets 404
 */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;

/** Of all handlers in this process, since several may serve one connection. */
const queue = createConnectionQueue();

/** Whether the server takes no more connections. Its sockets have it as a property, which Node does not document. */
const isStopping = ({ socket }: IncomingMessage): boolean =>
  (socket as Readonly<{ server?: Readonly<{ listening: boolean }> }>).server?.listening === false;

/** Why a request is refused whatever it asks for, or that it addresses the server as a whole. */
function examined(request: IncomingMessage): Partial<Pick<PipelineRequest, "target" | "fault">> {
  normaliseRequest(request);
  const finding = findingOf(request);
  if (finding === undefined) return {};
  if (finding === "server") return { target: "*" };
  return { fault: new Problem("bad_request", finding.text, { status: finding.status }) };
}

/** Sends a reply, and calls `finish` of it when the response is over. */
async function deliver(request: IncomingMessage, response: ServerResponse, reply: PipelineReply): Promise<void> {
  const { answer, headers, finish } = reply;
  const representation = await represent(answer, request.headers);
  if (response.closed) {
    if (answer.stream !== undefined) closeStream(answer.stream);
    return finish(response.statusCode, false);
  }
  response.once("close", () => finish(response.statusCode, response.writableEnded));
  send(response, representation, [...representation.headers, ...headers.flat()]);
}

/**
 * Serves a specification as a listener of requests, without a framework.
 *
 *     http.createServer(createNodeHandler({ generated, handlers })).listen(8080);
 *
 * Errors  for operations without handlers or checks of their security schemes
 */
export function createNodeHandler<G extends Generated, Services = unknown>(
  options: NodeHandlerOptions<G, Services>,
): NodeHandler {
  const pipeline = createPipeline(apiOf<G, Services>(options), options);
  const receive: ReceiveOptions = {
    clientIp: clientIpFinder(options.trustProxy ?? []),
    bodyTimeoutMs: options.bodyTimeoutMs ?? 15_000,
    budget: createByteBudget(options.maxBodyBytes ?? 256 * 1024 * 1024),
    isStopping,
  };
  const onError = options.onError ?? printError;
  const begin: Begin = (request, response) => {
    const found = examined(request);
    const { request: received, release } = pipelineRequest(request, response, receive);
    response.once("close", release);
    const respond = async (): Promise<void> =>
      deliver(request, response, await pipeline.respond({ ...received, ...found }));
    respond().catch((error) => {
      onError(error, { id: "", operationId: "unmatched" });
      response.destroy();
    });
  };
  return (request, response, next) => {
    if (next !== undefined && !pipeline.hasPath(request.url ?? "")) return next();
    // Streams of HTTP/2 do not wait for each other.
    if (request.httpVersionMajor > 1) begin(request, response);
    else queue.admit(begin, request, response);
  };
}
