import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Server as TlsServer } from "node:https";
import { createByteBudget } from "../http/byte-budget.ts";
import { clientIpFinder } from "../http/client-address.ts";
import { type Begin, createConnectionQueue } from "../http/connection-queue.ts";
import { NodeRequest, type ReceiveOptions } from "../http/node-request.ts";
import { serveRequest } from "../http/serve-request.ts";
import { stopListening } from "../http/stop-listening.ts";
import { type PipelineOptions, pipelineNames, staticHeaders } from "../runtime/adapter.ts";
import { type ApplicationOptions, apiOf, type FurtherNames, type Generated } from "../runtime/application.ts";
import { printError } from "../runtime/exchange.ts";
import { createPipeline } from "../runtime/pipeline.ts";
import { represent } from "../runtime/representation.ts";

/**
 * - `trustProxy`     addresses and CIDR blocks of proxies whose X-Forwarded-For is believed
 * - `bodyTimeoutMs`  timeout for receiving a body; default 15 seconds
 * - `maxBodyBytes`   memory for long bodies received concurrently; default 256 MiB
 */
export type NodeHandlerOptions<G extends Generated, Services> = ApplicationOptions<G, Services> &
  PipelineOptions &
  Readonly<{ trustProxy?: readonly string[]; bodyTimeoutMs?: number; maxBodyBytes?: number }>;

const furtherNames = {
  ...pipelineNames,
  trustProxy: true,
  bodyTimeoutMs: true,
  maxBodyBytes: true,
} satisfies FurtherNames<NodeHandlerOptions<Generated, unknown>>;

/**
 * A listener of node:http, node:https and everything built on them.
 * @param next called, if given, for a path of no operation, as middleware does; otherwise such a path gets 404
 */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;

/** Of all handlers in this process, since several may serve one connection. */
const queue = createConnectionQueue();

/** The server of a request. Its sockets have it as a property, which Node does not document. */
const serverOf = ({ socket }: IncomingMessage): Server | undefined => (socket as Readonly<{ server?: Server }>).server;

/** Whether the server accepts no more connections. */
const isStopping = (request: IncomingMessage): boolean => serverOf(request)?.listening === false;

/** Responses in progress on a server. */
const responsesOn = (server: Server): readonly ServerResponse[] =>
  queue.responses().filter(({ req }) => serverOf(req) === server);

/**
 * Serves a specification as a listener of requests, without a framework.
 *
 * http.createServer(createNodeHandler({ generated, handlers })).listen(8080);
 *
 * @throws Error for operations without handlers or checks of their security schemes
 */
export function createNodeHandler<G extends Generated, Services = unknown>(
  options: NodeHandlerOptions<G, Services>,
): NodeHandler {
  const onError = options.onError ?? printError;
  const headers = staticHeaders(options);
  const { onExchange = () => undefined } = options;
  const pipeline = createPipeline([apiOf<G, Services>(options, furtherNames)], {
    headersFor: () => headers,
    represent,
    onExchange,
    onError,
  });
  const receive: ReceiveOptions = {
    clientIp: clientIpFinder(options.trustProxy ?? []),
    bodyTimeoutMs: options.bodyTimeoutMs ?? 15_000,
    budget: createByteBudget(options.maxBodyBytes ?? 256 * 1024 * 1024),
    isStopping,
  };
  const onFailure = (error: unknown): void => onError(error, { id: "", operationId: "unmatched" });
  const begin: Begin = (message, response) => {
    const request = new NodeRequest(message, response, receive);
    serveRequest(request, pipeline.respond(request), onFailure);
  };
  return (request, response, next) => {
    if (next !== undefined && !pipeline.hasPath(request.url ?? "")) return next();
    // Streams of HTTP/2 do not wait for each other.
    if (request.httpVersionMajor > 1) begin(request, response);
    else queue.admit(begin, request, response);
  };
}

/**
 * Stops a server with a handler of `createNodeHandler`: accepts pending connections, which `close` of Node would reset,
 * and resolves when all requests are over. Idle connections are closed, all others after `timeoutMs`.
 */
export async function stopServer(server: Server | TlsServer, timeoutMs = 10_000): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  try {
    await stopListening(server, { responses: responsesOn(server), timeoutMs });
    await new Promise((resolve) => server.close(resolve));
  } finally {
    clearTimeout(timer);
  }
}
