import { randomUUID } from "node:crypto";
import type { Server as HttpServer } from "node:http";
import { server as hapi, type Server, type ServerRoute } from "@hapi/hapi";
import { createByteBudget } from "../http/byte-budget.ts";
import type { ClientIp } from "../http/client-address.ts";
import { type ConnectionLimits, defaultConnectionLimits } from "../http/connection-limits.ts";
import { responsesOf } from "../http/connection-queue.ts";
import { type ConnectionFault, createListener, listenOn } from "../http/listener.ts";
import type { NodeRequest } from "../http/node-request.ts";
import { rawPayload } from "../http/read-body.ts";
import { type StopOptions, stopListening } from "../http/stop-listening.ts";
import { asWork, requestWork } from "../http/work.ts";
import { type OptionNames, refuseUnknownOptions } from "../known-options.ts";
import { Problem } from "../operation/problem.ts";
import type { Pipeline } from "../runtime/adapter.ts";
import { type AnswerCache, createAnswerCache } from "../runtime/answer-cache.ts";
import type { Api } from "../runtime/api.ts";
import { requestChannel, requestEnded } from "../runtime/diagnostics.ts";
import { type Exchange, type FailedRequest, guarded } from "../runtime/exchange.ts";
import type { LoadShedding } from "../runtime/load-shedding.ts";
import { createPipeline } from "../runtime/pipeline.ts";
import type { ProblemReply } from "../runtime/problem-reply.ts";
import { represent } from "../runtime/representation.ts";
import { mountPipeline, transportProblem } from "./mount.ts";

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
  /** How long a shared cache in front may send such an answer without asking; 0: it asks each time. */
  sharedCacheSeconds?: number;
  /** What to reject under overload; undefined: nothing. */
  shedding?: LoadShedding;
}>;

const optionNames = {
  host: true,
  port: true,
  socket: true,
  limits: true,
  apis: true,
  routes: true,
  clientIp: true,
  bodyTimeoutMs: true,
  headersFor: true,
  onExchange: true,
  onBug: true,
  isStopping: true,
  answers: true,
  sharedCacheSeconds: true,
  shedding: true,
} satisfies OptionNames<ServerOptions>;

/** Memory for concurrent long bodies in one process. */
const MAX_BODY_BYTES = 256 * 1024 * 1024;

/**
 * The HTTP server of one or more specifications: the pipeline serves their paths, hapi all other routes.
 * @throws Error for an operation without handler or validators, or with an unknown level of callers
 */
export function createServer(options: ServerOptions): Server {
  refuseUnknownOptions(options, optionNames);
  refuseUnknownOptions(options.limits, defaultConnectionLimits);
  const { apis, headersFor, clientIp, bodyTimeoutMs, isStopping, shedding, socket } = options;
  const [onExchange, onBug] = [guarded(options.onExchange), guarded(options.onBug)];
  const listener = createListener({
    limits: options.limits,
    bodyTimeoutMs,
    onFault: (fault) => reportFault(fault, onExchange),
  });
  const server = hapi({
    host: options.host,
    ...(socket === undefined ? { port: options.port } : { autoListen: false }),
    listener: listener.server,
    info: { remote: true }, // the address is not available once the connection is closed
    router: { isCaseSensitive: false, stripTrailingSlash: true },
    query: { parser: () => ({}) }, // nothing reads it
    debug: false,
    routes: {
      response: { emptyStatusCode: 200, ranges: false },
      state: { parse: false, failAction: "ignore" },
      payload: rawPayload,
    },
    compression: { minBytes: 1024 },
  });
  listener.answerFaults();
  const pipeline: Pipeline = createPipeline(withBooms(apis), {
    headersFor,
    represent,
    answers: options.answers ?? createAnswerCache(0, Date.now),
    sharedCacheSeconds: options.sharedCacheSeconds,
    onExchange,
    onError: onBug,
    isStopping,
    shedding,
    within: (request, about, run) => {
      const { message: req, response: res, path, headers } = request as NodeRequest;
      const failed = (): ProblemReply => pipeline.failure(new Problem("internal"), { path, headers, about });
      return asWork(requestWork(about.id, { req, res }, failed), run);
    },
  });
  const receive = { clientIp, bodyTimeoutMs, budget: createByteBudget(MAX_BODY_BYTES), isStopping };
  mountPipeline(server, { pipeline, receive, faultOf: listener.faultOf, headersFor, onExchange, onBug });
  server.route([...(options.routes ?? [])]);
  if (socket !== undefined) server.ext("onPreStart", () => listenOn(listener.server, socket));
  return server;
}

/** What handlers throw as hapi does are problems, too. */
const withBooms = (apis: ServerOptions["apis"]): ServerOptions["apis"] =>
  apis.map((api) => ({
    ...api,
    recognise: (thrown: unknown) => transportProblem(thrown) ?? api.recognise(thrown),
  })) as [Api, ...Api[]];

/** Reports bytes that were no request. */
function reportFault({ status, code }: ConnectionFault, onExchange: (exchange: Exchange) => void): void {
  const about = { id: randomUUID(), operationId: "unmatched", method: "" };
  if (requestChannel.hasSubscribers) requestEnded({ ...about, route: undefined }, { status, code, ms: 0 });
  onExchange({ ...about, status, code, ms: 0 });
}

/**
 * Stops a server: it accepts what has arrived, waits for requests in progress, and closes connections after
 * `timeoutMs`. hapi starts its own timeout only after the requests of the pipeline have ended.
 */
export async function stopServer(server: Server, timeoutMs: number, how: StopOptions = {}): Promise<void> {
  const listener = server.listener as HttpServer;
  const timer = setTimeout(() => listener.closeAllConnections(), timeoutMs);
  try {
    await stopListening(listener, { ...how, responses: responsesOf(listener), timeoutMs });
    await server.stop({ timeout: timeoutMs });
  } finally {
    clearTimeout(timer);
  }
}
