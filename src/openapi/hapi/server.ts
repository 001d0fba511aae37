import { randomUUID } from "node:crypto";
import { server as hapi, type Server, type ServerRoute } from "@hapi/hapi";
import { createByteBudget } from "../http/byte-budget.ts";
import type { ClientIp } from "../http/client.ts";
import type { ConnectionFault } from "../http/connection-fault.ts";
import type { ConnectionLimits } from "../http/connection-limits.ts";
import { createDelivery } from "../http/delivery.ts";
import { openFastPath } from "../http/fast-path.ts";
import { createListener, listenOn } from "../http/listener.ts";
import { type LoadShedding, shedLoad } from "../http/load-shedding.ts";
import { operationRoute } from "../http/operation-route.ts";
import { createOperationRouter } from "../http/operation-router.ts";
import type { ReceiveOptions } from "../http/pipeline-request.ts";
import { rawPayload } from "../http/read-body.ts";
import { requestWork } from "../http/request-work.ts";
import { type AnswerCache, createAnswerCache } from "../runtime/answer-cache.ts";
import type { Api } from "../runtime/api.ts";
import { requestChannel, requestEnded } from "../runtime/diagnostics.ts";
import { errorResponse, internalError } from "../runtime/error-response.ts";
import type { Exchange } from "../runtime/exchange.ts";
import { type FailedRequest, guarded } from "../runtime/observer.ts";
import { operationCall } from "../runtime/operation-call.ts";
import { type ErrorResponse, withHeaders } from "../runtime/problem-reply.ts";
import { exchangeOf } from "./exchange.ts";
import { addLifecycle, type ServedApi } from "./lifecycle.ts";
import { operationsRoute } from "./operations.ts";
import { transportProblem } from "./transport-problem.ts";

export type ServerOptions = Readonly<{
  host: string;
  port: number;
  /** Descriptor of a listening socket to use instead of `host` and `port`. */
  socket?: number | undefined;
  limits: ConnectionLimits;
  /** The specifications to serve. The first one formats the rejections of requests that belong to none. */
  apis: readonly [Api, ...Api[]];
  /** Routes not described by any specification. */
  routes?: readonly ServerRoute[];
  clientIp: ClientIp;
  /** Timeout for receiving a body. */
  bodyTimeoutMs: number;
  /** Sent with every response to a path, including rejections; names in lower case. */
  headersFor: (path: string) => Readonly<Record<string, string>>;
  onExchange: (exchange: Exchange) => void;
  /** Called once for each unexpected failure. */
  onBug: (error: unknown, about: FailedRequest) => void;
  isStopping: () => boolean;
  /** Cache for answers of operations that allow it. */
  answers?: AnswerCache;
  /** What to reject if the event loop cannot keep up; undefined: nothing. */
  shedding?: LoadShedding;
}>;

/** Memory for concurrent long bodies in one process. */
const MAX_BODY_BYTES = 256 * 1024 * 1024;

/**
 * The HTTP server of one or more specifications: every operation of their tables, and a single error mapper.
 * Errors  for an operation without handler or validators, or with an unknown level of callers
 */
export function createServer(options: ServerOptions): Server {
  const { apis, headersFor, clientIp, bodyTimeoutMs, isStopping, shedding } = options;
  const [report, onBug] = [guarded(options.onExchange), guarded(options.onBug)];
  const routes = new Map(
    apis.flatMap(({ operations }) =>
      Object.values(operations).map(({ operationId, path }): [string, string] => [operationId, path]),
    ),
  );
  const onExchange = (exchange: Exchange): void => {
    if (requestChannel.hasSubscribers) requestEnded(...endOf(exchange, routes));
    report(exchange);
  };
  const listener = createListener({
    limits: options.limits,
    bodyTimeoutMs,
    onFault: (fault) => onExchange(withoutRequest(fault)),
  });
  const server = hapi({
    host: options.host,
    ...(options.socket === undefined ? { port: options.port } : { autoListen: false }),
    listener: listener.server,
    info: { remote: true }, // the address is not available once the connection is closed
    router: { isCaseSensitive: false, stripTrailingSlash: true },
    query: { parser: () => ({}) }, // decoders parse the query themselves
    debug: false,
    routes: {
      response: { emptyStatusCode: 200, ranges: false },
      state: { parse: false, failAction: "ignore" },
      payload: rawPayload,
    },
    compression: { minBytes: 1024 },
  });
  listener.answerFaults();
  const { faultOf } = listener;
  const cache = options.answers ?? createAnswerCache(0, Date.now);
  const delivery = createDelivery({ onExchange, faultOf });
  const served = apis.map((api): ServedApi => ({ api, respond: errorResponseOf(api) })) as [ServedApi, ...ServedApi[]];
  const receive: ReceiveOptions = {
    clientIp,
    bodyTimeoutMs,
    budget: createByteBudget(MAX_BODY_BYTES),
    isStopping,
  };
  const find = createOperationRouter(
    served.map(({ api, respond }) => ({
      api,
      routes: Object.values(api.operations).map((operation) => {
        const headers = Object.entries(headersFor(operation.path)).flat();
        return operationRoute(operationCall(operation, api), { api, headers, respond, receive, cache, onBug });
      }),
    })),
  );
  // Before the routes, whose extensions would otherwise run first.
  addLifecycle(server, { find, served, headersFor, onBug, isStopping });
  server.route([...(options.routes ?? []), operationsRoute({ delivery, onBug })]);
  const fastPath = openFastPath(listener.server, {
    find,
    cache,
    delivery,
    clientIp,
    isStopping,
    onBug,
    workOf: ({ id, request: req, response: res }, { respond, operation }) =>
      requestWork(id, { req, res }, () => {
        const reply = internalError(respond, req.headers);
        return withHeaders(reply, { ...headersFor(operation.path), "x-request-id": id });
      }),
  });
  if (shedding !== undefined)
    shedLoad(listener.server, shedding, find, ({ headers }, path, problem) => {
      const reply = served[0].respond(problem, headers) ?? internalError(served[0].respond, headers);
      return withHeaders(reply, headersFor(path));
    });
  const { socket } = options;
  if (socket !== undefined) server.ext("onPreStart", () => listenOn(listener.server, socket));
  server.ext("onPreStop", async () => {
    delivery.endEventStreams();
    await fastPath.settled();
    delivery.flush();
  });
  server.events.on("response", (request) => {
    if (request.app.isDelivered !== true) onExchange(exchangeOf(request, faultOf(request.raw.req.socket)));
  });
  return server;
}

/** Rejections by hapi are problems as well. */
const errorResponseOf = ({ problems, recognise }: Api): ErrorResponse =>
  errorResponse({ problems, recognise: (thrown) => transportProblem(thrown) ?? recognise(thrown) });

const endOf = (
  { id, operationId, method, status, code, ms }: Exchange,
  routes: ReadonlyMap<string, string>,
): Parameters<typeof requestEnded> => [
  { id, operationId, route: routes.get(operationId), method: method.toUpperCase() },
  { status, code, ms },
];

const withoutRequest = ({ status, code }: ConnectionFault): Exchange => ({
  id: randomUUID(),
  operationId: "unmatched",
  method: "",
  status,
  code,
  ms: 0,
});
